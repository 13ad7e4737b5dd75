import { Modal, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, linkOptions } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { siteTimestamp } from '../../dates/format';
import type { SearchState } from '../../kit/list/list-search';
import { Filter } from '../../kit/list/list-tools';
import { Loading } from '../../kit/page/loaded';
import { doneBy, wordOfAction } from '../../resource/history/wording';
import { SavedViews } from '../../resource/saved-views/saved-views';
import { type ActivitySearch, movedWords, typeName } from './activity';
import classes from './activity.module.css';
import { EntryList } from './entry-list';
import type { ActivityEntry } from './queries';
import { activityQueries } from './queries';
import { wording } from './wording';

const RevisionView = lazy(() => import('../../resource/history/revision-view'));

/** Lists who did what and when, with the versions before and after a change. */
export function ActivityList(searching: SearchState<ActivitySearch>) {
  const { search } = searching;
  const [opened, setOpened] = useState<ActivityEntry | null>(null);
  return (
    <>
      <EntryList
        wording={wording}
        query={activityQueries.page(search)}
        {...searching}
        filtered={Boolean(search.kind || search.source)}
        filters={
          <>
            <Filter by="kind" all={wording.allKinds} choices={wording.kinds} {...searching} />
            <Filter by="source" all={wording.allSources} choices={wording.sources} {...searching} />
            <SavedViews list="activity" parts={['q', 'kind', 'source']} {...searching} />
          </>
        }
      >
        {(entry) => (
          <li key={entry.id}>
            <EntryRow entry={entry} onOpen={() => setOpened(entry)} />
          </li>
        )}
      </EntryList>
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        size="xl"
        title={opened && nameOf(opened)}
      >
        {opened && (
          <Suspense fallback={<Loading />}>
            <EntryLine entry={opened} />
            <RevisionView id={opened.id} labels={{}} />
          </Suspense>
        )}
      </Modal>
    </>
  );
}

/** 'Changed: Event “Gala”' */
function nameOf({ action, contentType, title, sender }: ActivityEntry): string {
  const name = title ?? sender;
  const item = [typeName(contentType), name && wording.named(name)].filter(Boolean).join(' ');
  return item ? `${wordOfAction(action)}: ${item}` : wordOfAction(action);
}

function EntryRow({ entry, onOpen }: { entry: ActivityEntry; onOpen: () => void }) {
  const name = nameOf(entry);
  const words = (
    <span className={classes.entry}>
      <strong className={classes.name}>{name}</strong>
      <EntryLine entry={entry} />
    </span>
  );
  const place = placeOf(entry);
  if (place)
    return (
      <Link {...place} className={classes.row} data-opens title={wording.openItem(entry.sender ?? '')}>
        {words}
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Link>
    );
  if (!entry.hasVersion) return <div className={classes.row}>{words}</div>;
  return (
    <UnstyledButton className={classes.row} data-opens title={wording.showChange(name)} onClick={onOpen}>
      {words}
      <IconChevronRight size={18} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}

/** Returns the link to a submission, which has no versions to show; undefined once it is deleted. */
function placeOf({ contentType, documentId, sender }: ActivityEntry) {
  if (!documentId || !sender) return undefined;
  switch (contentType) {
    case 'api::booking.booking':
      return linkOptions({ to: '/bookings/$documentId', params: { documentId } });
    case 'api::volunteer.volunteer':
      return linkOptions({ to: '/volunteers', search: { volunteer: documentId } });
    case 'api::message.message':
      return linkOptions({ to: '/messages', search: { message: documentId } });
    case 'api::comment.comment':
      return linkOptions({ to: '/blog', search: { tab: 'comments', q: sender } });
    default:
      return undefined;
  }
}

function EntryLine({ entry }: { entry: ActivityEntry }) {
  const moved = movedWords(entry);
  return (
    <span className={classes.line}>
      <time dateTime={entry.happenedAt}>{siteTimestamp(entry.happenedAt)}</time>
      {moved && <span>{moved}</span>}
      <span>{doneBy(entry)}</span>
    </span>
  );
}
