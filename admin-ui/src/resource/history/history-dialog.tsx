import { Anchor, Modal, Text, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteTimestamp } from '../../dates/format';
import type { Editable } from '../../kit/form/use-draft';
import { Pager } from '../../kit/list/paged-list';
import { Loaded } from '../../kit/page/loaded';
import type { Change } from './documents';
import classes from './history.module.css';
import { historyQueries } from './queries';
import { type FieldLabels, labelOf } from './revision';
import RevisionView from './revision-view';
import { doneBy, wording, wordOfAction } from './wording';

interface HistoryDialogProps {
  item: Editable;
  labels: FieldLabels;
  hasUnsaved: boolean;
  onRestored: () => Promise<void>;
  onClose: () => void;
}

/** Shows the earlier versions of an item and their changes, and restores one. */
export default function HistoryDialog({ item, labels, hasUnsaved, onRestored, onClose }: HistoryDialogProps) {
  const [opened, setOpened] = useState<Change | null>(null);
  const [page, setPage] = useState(1);
  const versions = useQuery(historyQueries.page(item.documentId, page));
  const finish = async () => {
    onClose();
    await onRestored();
  };

  return (
    <Modal opened onClose={onClose} size="xl" title={wording.title}>
      {opened ? (
        <>
          <Anchor component="button" type="button" className={classes.back} onClick={() => setOpened(null)}>
            <IconArrowLeft size={18} stroke={1.75} aria-hidden />
            {wording.back}
          </Anchor>
          <ChangeHeading change={opened} labels={labels} />
          <RevisionView
            id={opened.id}
            labels={labels}
            restoring={{ revision: item.revision, hasUnsaved, onRestored: finish }}
          />
        </>
      ) : (
        <>
          <Text c="dimmed" mb="sm">
            {wording.hint}
          </Text>
          <Loaded query={versions}>
            {({ items, pageCount }) => (
              <>
                {items.length === 0 && <Text>{wording.none}</Text>}
                <ul className={classes.versions} aria-label={wording.versions}>
                  {items.map((change) => (
                    <li key={change.id}>
                      <UnstyledButton className={classes.version} onClick={() => setOpened(change)}>
                        <ChangeHeading change={change} labels={labels} />
                        <IconChevronRight size={18} stroke={1.75} aria-hidden />
                      </UnstyledButton>
                    </li>
                  ))}
                </ul>
                <Pager
                  search={{ page }}
                  setSearch={(changes) => setPage(changes.page ?? 1)}
                  pageCount={pageCount}
                />
              </>
            )}
          </Loaded>
        </>
      )}
    </Modal>
  );
}

function ChangeHeading({ change, labels }: { change: Change; labels: FieldLabels }) {
  return (
    <span className={classes.change}>
      <strong>{wordOfAction(change.action)}</strong>
      <time dateTime={change.happenedAt}>{siteTimestamp(change.happenedAt)}</time>
      <span className={classes.who}>{doneBy(change)}</span>
      {change.changedFields.length > 0 && (
        <span className={classes.changed}>
          {change.changedFields.map((name) => labelOf(name, labels)).join(', ')}
        </span>
      )}
    </span>
  );
}
