import { ActionIcon, Anchor, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMail, IconTrash } from '@tabler/icons-react';
import { useDeletable } from '../../kit/delete/use-undoable-delete';
import { CountLine } from '../../kit/list/counted-list';
import { type Columns, DataTable } from '../../kit/list/data-table';
import { fromFirstPage, type SearchState } from '../../kit/list/list-search';
import { RelativeTime } from '../../kit/list/relative-time';
import { RowTick, SelectAll } from '../../kit/list/selection';
import { StatusBadge } from '../../kit/list/status-badge';
import { EmptyState } from '../../kit/page/empty-state';
import { IconButton } from '../../kit/page/icon-button';
import { mailTo } from '../person/mail-to';
import { DecisionButton, DecisionIcon } from './decision-button';
import { type VolunteerPage, volunteers } from './resource';
import { type Volunteer, type VolunteerSearch, volunteerStatusLooks } from './volunteer';
import classes from './volunteer-list.module.css';
import { wording } from './wording';

/** Clears all filters. */
const NO_FILTER = { q: '', status: undefined, project: undefined, from: undefined };
const words = { ...wording.columns, ...wording.optionalColumns };

interface VolunteerListProps extends SearchState<VolunteerSearch> {
  page: VolunteerPage;
  onOpen: (volunteer: Volunteer) => void;
}

export function VolunteerList({ page, search, setSearch, onOpen }: VolunteerListProps) {
  const { items, total, remove, selection, selected, select, bulkBar } = useDeletable(page, {
    deletion: volunteers.remove(),
    name: ({ name }) => name,
    wording,
  });
  const all = page.all - (page.total - total);

  // On a phone the table becomes a list of cards without headings.
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });

  const columns: Columns<Volunteer, VolunteerSearch['sort'], keyof typeof words | 'tick'> = {
    tick: {
      label: wording.selectColumn,
      unlabelled: true,
      head: isPhone ? undefined : <SelectAll selection={selection} />,
      className: classes.tick,
      cell: ({ documentId, name }) => (
        <RowTick selection={selection} id={documentId} label={wording.select(name)} />
      ),
    },
    name: {
      label: words.name,
      sort: 'name:asc',
      unlabelled: true,
      className: classes.name,
      cell: ({ name }) => name,
    },
    contact: { label: words.contact, cell: (volunteer) => <Contact volunteer={volunteer} /> },
    project: {
      label: words.project,
      className: classes.project,
      cell: ({ project }) => project?.title ?? <span className={classes.quiet}>{wording.noProject}</span>,
    },
    skills: {
      label: words.skills,
      cell: (volunteer) => (
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={classes.details}
          aria-label={wording.viewDetailsOf(volunteer.name)}
          onClick={() => onOpen(volunteer)}
        >
          {wording.viewDetails}
        </Anchor>
      ),
    },
    status: {
      label: words.status,
      sort: 'status:asc',
      cell: ({ status }) => <StatusBadge state={status} looks={volunteerStatusLooks} />,
    },
    joined: {
      label: words.joined,
      sort: 'createdAt:asc',
      className: classes.joined,
      cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
    },
    actions: {
      label: words.actions,
      unlabelled: true,
      className: classes.atEnd,
      cell: (volunteer) => <Actions volunteer={volunteer} onDelete={() => remove([volunteer])} />,
    },
  };

  if (all === 0) return <EmptyState title={wording.emptyTitle} text={wording.emptyText} />;
  return (
    <>
      <CountLine select={isPhone && total > 0 && select} aria-live="polite">
        {wording.showing(total, all)}
      </CountLine>
      {total === 0 ? (
        <EmptyState
          title={wording.nothingFound}
          action={
            <Button variant="default" onClick={() => setSearch(fromFirstPage(NO_FILTER))}>
              {wording.clearFilters}
            </Button>
          }
        />
      ) : (
        <DataTable
          label={wording.title}
          columns={columns}
          rows={items}
          keyOf={({ documentId }) => documentId}
          hidden={search.hide}
          sorting={{ sort: search.sort, onSort: (sort) => setSearch(fromFirstPage({ sort })) }}
        />
      )}
      {bulkBar(
        <>
          <DecisionButton decision="approved" volunteers={selected} onDecided={selection.clear} />
          <DecisionButton decision="rejected" volunteers={selected} onDecided={selection.clear} />
        </>,
      )}
    </>
  );
}

function Contact({ volunteer: { email, phone } }: { volunteer: Volunteer }) {
  return (
    <span className={classes.contact}>
      <span className={classes.email} title={email}>
        {email}
      </span>
      {phone && <span className={classes.quiet}>{phone}</span>}
    </span>
  );
}

/** Buttons for one volunteer. They use `title`, because eighty tooltips mount more slowly than the table. */
function Actions({ volunteer, onDelete }: { volunteer: Volunteer; onDelete: () => void }) {
  const { name, email, status } = volunteer;
  return (
    <div className={classes.actions}>
      {status === 'pending' && (
        <>
          <DecisionIcon decision="approved" volunteer={volunteer} />
          <DecisionIcon decision="rejected" volunteer={volunteer} />
        </>
      )}
      <ActionIcon
        component="a"
        href={mailTo(email)}
        aria-label={wording.emailOne(name)}
        title={wording.emailOne(name)}
      >
        <IconMail size={20} stroke={1.75} />
      </ActionIcon>
      <IconButton label={wording.deleteOne(name)} Icon={IconTrash} color="red" onClick={onDelete} />
    </div>
  );
}
