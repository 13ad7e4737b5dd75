import { Button, SegmentedControl, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dataOf } from '../../kit/fields/field';
import { Loaded } from '../../kit/page/loaded';
import { DifferenceView } from './difference-view';
import classes from './history.module.css';
import { historyQueries, restoreRevision } from './queries';
import { type ComparedWith, differencesOf, type FieldLabels, type Revision } from './revision';
import { wording } from './wording';

interface Restoring {
  revision: number;
  hasUnsaved: boolean;
  onRestored: () => Promise<void>;
}

interface RevisionViewProps {
  id: number;
  labels: FieldLabels;
  /** Omitted if the version is only viewed. */
  restoring?: Restoring;
}

/** Shows what one change did to an item, or how its version differs from the stored one. */
export default function RevisionView({ id, labels, restoring }: RevisionViewProps) {
  const [against, setAgainst] = useState<ComparedWith>('before');
  const revision = useQuery(historyQueries.one(id));
  return (
    <Loaded query={revision}>
      {(found) =>
        found ? (
          <>
            <SegmentedControl
              className={classes.against}
              aria-label={wording.compare}
              data={dataOf(wording.against)}
              value={against}
              onChange={(value) => setAgainst(value as ComparedWith)}
            />
            <Differences revision={found} against={against} labels={labels} />
            {found.exists && restoring && <RestoreBar version={found} restoring={restoring} />}
          </>
        ) : (
          <Text>{wording.goneVersion}</Text>
        )
      }
    </Loaded>
  );
}

interface DifferencesProps {
  revision: Revision;
  against: ComparedWith;
  labels: FieldLabels;
}

function Differences({ revision, against, labels }: DifferencesProps) {
  const differences = differencesOf(revision, against, labels);
  if (differences.length === 0) return <Text my="md">{wording.same[against]}</Text>;
  return (
    <dl className={classes.differences}>
      {differences.map((difference) => (
        <div key={difference.label} className={classes.difference}>
          <dt>{difference.label}</dt>
          <dd>
            <DifferenceView difference={difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface RestoreBarProps {
  version: Revision;
  restoring: Restoring;
}

function RestoreBar({ version, restoring: { revision, hasUnsaved, onRestored } }: RestoreBarProps) {
  const { mutate, isPending, variables } = useMutation(restoreRevision());
  const hint = hasUnsaved ? wording.unsavedFirst : version.drafts ? wording.asDraft : undefined;
  return (
    <div className={classes.restore}>
      {hint && <Text c="dimmed">{hint}</Text>}
      {version.sides.map((side) => (
        <Button
          key={side}
          variant={side === version.sides.at(-1) ? 'filled' : 'default'}
          disabled={hasUnsaved || isPending}
          loading={isPending && variables.side === side}
          onClick={() => mutate({ id: version.id, side, revision }, { onSuccess: onRestored })}
        >
          {wording.restore[side]}
        </Button>
      ))}
    </div>
  );
}
