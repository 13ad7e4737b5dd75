import { Alert, Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { askFirst } from '../../manager/ask-first';
import { showNewestFirst } from './arrange-mutations';
import classes from './portfolio-list.module.css';
import { portfolioQueries } from './queries';
import { arrangeWording as say } from './wording';

/** Says that the order is the owner's own, and leads back. */
export function ArrangedNote({ version }: { version: number }) {
  const { data: order } = useQuery(portfolioQueries.order());
  const back = useMutation(showNewestFirst());
  if (!order?.arranged) return null;
  const askBack = async () => {
    const question = {
      question: say.newestFirstQuestion,
      about: say.newestFirstAbout,
      yes: say.newestFirst,
    };
    if (await askFirst(question)) back.mutate(version);
  };
  return (
    <Alert color="blue" className={classes.arranged}>
      <span>{say.arranged}</span>
      <Button variant="subtle" size="compact-md" color="blue" loading={back.isPending} onClick={askBack}>
        {say.newestFirst}
      </Button>
    </Alert>
  );
}
