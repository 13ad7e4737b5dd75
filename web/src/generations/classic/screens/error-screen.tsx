import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { failureKind } from '../../../features/site/failure-kind';
import { PageTitle } from '../pieces/page-title';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './screens.module.css';

const { failure } = wording;

/** In the place of a page that failed to load or to render. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const client = useQueryClient();
  const retry = async () => {
    await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    await router.invalidate();
    reset?.();
  };
  const texts = {
    maintenance: { title: failure.maintenance, text: failure.maintenanceText },
    away: { title: failure.away, text: failure.awayText },
    unexpected: { title: failure.unexpected, text: error instanceof Error ? error.message : '' },
  }[failureKind(error)];

  return (
    <div className={classes.screen} role="alert">
      <title>{texts.title}</title>
      <PageTitle title={texts.title} lead={<p>{texts.text}</p>}>
        <button type="button" className={actions.button} onClick={() => retry()}>
          {failure.tryAgain}
        </button>
        <Link to="/v1" className={actions.action}>
          {failure.backHome}
        </Link>
      </PageTitle>
    </div>
  );
}
