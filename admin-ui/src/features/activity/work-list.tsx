import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { siteTimestamp } from '../../dates/format';
import { Loaded } from '../../kit/page/loaded';
import classes from './activity.module.css';
import type { Work } from './queries';
import { activityQueries } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.schedule;

/** Lists the site's scheduled jobs: last run, next run and failures. */
export function WorkList() {
  const work = useQuery(activityQueries.work());
  return (
    <>
      <Title order={2} size="h4" mt="xl">
        {wording.work}
      </Title>
      <Text c="dimmed" mb="sm">
        {wording.hint}
      </Text>
      <Loaded query={work}>
        {(all) => (
          <ul className={classes.list}>
            {all.map((one) => (
              <li key={one.name} className={classes.row}>
                <WorkRow work={one} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

function WorkRow({ work: { title, lastRun, nextRun, problem } }: { work: Work }) {
  const next = nextRun && siteTimestamp(nextRun);
  return (
    <span className={classes.entry}>
      <strong className={classes.name}>{title}</strong>
      <span className={classes.line}>
        <span>{lastRun ? wording.lastRun(siteTimestamp(lastRun)) : wording.neverRun}</span>
        <span>{next ? wording.nextRun(next) : wording.nothingWaits}</span>
      </span>
      {problem && next && (
        <Text c="red" size="sm" role="status">
          {wording.failed(problem, next)}
        </Text>
      )}
    </span>
  );
}
