import { Modal, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { nairobiTimestamp } from '../../dates/format';
import { CountedList } from '../../kit/list/counted-list';
import { fromFirstPage, type SearchState } from '../../kit/list/list-search';
import { Filter, ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { Loading } from '../../kit/page/loaded';
import { doneBy, wordOfAction } from '../../resource/history/wording';
import { SavedViews } from '../../resource/saved-views/saved-views';
import { type ActivitySearch, movedWords, typeName } from './activity';
import classes from './activity.module.css';
import type { Deed } from './queries';
import { activityQueries } from './queries';
import { wording } from './wording';

const RevisionView = lazy(() => import('../../resource/history/revision-view'));

/** Lists who did what and when, with the versions before and after a change. */
export function ActivityList({ search, setSearch }: SearchState<ActivitySearch>) {
  const page = useQuery(activityQueries.page(search));
  const [opened, setOpened] = useState<Deed | null>(null);
  const narrowed = Boolean(search.q || search.kind || search.door);
  return (
    <>
      <ListTools wording={wording} search={search} setSearch={setSearch}>
        <Filter
          label={wording.allKinds}
          all={wording.allKinds}
          choices={wording.kinds}
          value={search.kind}
          onChange={(kind) => setSearch(fromFirstPage({ kind }))}
        />
        <Filter
          label={wording.allSources}
          all={wording.allSources}
          choices={wording.sources}
          value={search.door}
          onChange={(source) => setSearch(fromFirstPage({ door: source }))}
        />
        <SavedViews list="activity" parts={['q', 'kind', 'door']} search={search} setSearch={setSearch} />
      </ListTools>
      <Text c="dimmed" mb="sm">
        {wording.hint}
      </Text>
      <PagedList query={page} search={search} setSearch={setSearch}>
        {({ items, total }) => (
          <CountedList total={total} wording={wording} narrowed={narrowed}>
            <ul className={classes.list}>
              {items.map((deed) => (
                <li key={deed.id}>
                  <DeedRow deed={deed} onOpen={() => setOpened(deed)} />
                </li>
              ))}
            </ul>
          </CountedList>
        )}
      </PagedList>
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        size="xl"
        title={opened && nameOf(opened)}
      >
        {opened && (
          <Suspense fallback={<Loading />}>
            <DeedLine deed={opened} />
            <RevisionView id={opened.id} labels={{}} />
          </Suspense>
        )}
      </Modal>
    </>
  );
}

/** 'Changed: Event “Gala”' */
function nameOf({ action, contentType, title, sender }: Deed): string {
  const name = title ?? sender;
  const item = [typeName(contentType), name && wording.named(name)].filter(Boolean).join(' ');
  return item ? `${wordOfAction(action)}: ${item}` : wordOfAction(action);
}

function DeedRow({ deed, onOpen }: { deed: Deed; onOpen: () => void }) {
  const name = nameOf(deed);
  const words = (
    <span className={classes.deed}>
      <strong className={classes.name}>{name}</strong>
      <DeedLine deed={deed} />
    </span>
  );
  const place = placeOf(deed);
  if (place)
    return (
      <Link {...place} className={classes.row} data-opens title={wording.openItem(deed.sender ?? '')}>
        {words}
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Link>
    );
  if (!deed.hasVersion) return <div className={classes.row}>{words}</div>;
  return (
    <UnstyledButton className={classes.row} data-opens title={wording.showChange(name)} onClick={onOpen}>
      {words}
      <IconChevronRight size={18} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}

/** Returns the link to a submission, which has no versions to show; undefined once it is deleted. */
function placeOf({ contentType, documentId, sender }: Deed) {
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

function DeedLine({ deed }: { deed: Deed }) {
  const moved = movedWords(deed);
  return (
    <span className={classes.line}>
      <time dateTime={deed.happenedAt}>{nairobiTimestamp(deed.happenedAt)}</time>
      {moved && <span>{moved}</span>}
      <span>{doneBy(deed)}</span>
    </span>
  );
}
