import { ActionIcon, Anchor, Button, Table } from '@mantine/core';
import { IconMail, IconTrash } from '@tabler/icons-react';
import { BulkBar } from '../../manager/bulk-bar';
import { DataTable, SortHeader } from '../../manager/data-table';
import { EmptyState } from '../../manager/empty-state';
import { RelativeTime } from '../../manager/relative-time';
import { RowTick, SelectAll, type Selection, useSelection } from '../../manager/selection';
import { StatusBadge } from '../../manager/status-badge';
import { useDeletable } from '../../manager/use-undoable-delete';
import { DecisionButton, DecisionIcon } from './decision-button';
import { deleteVolunteer } from './mutations';
import type { VolunteerPage } from './queries';
import { emailLink, type Volunteer, type VolunteerSort, volunteerStatusLooks } from './volunteer';
import classes from './volunteer-list.module.css';
import { wording } from './wording';

const { columns } = wording;

interface VolunteerListProps {
  page: VolunteerPage;
  sort: VolunteerSort;
  onSort: (sort: VolunteerSort) => void;
  onOpen: (volunteer: Volunteer) => void;
  onClearFilters: () => void;
}

export function VolunteerList({ page, sort, onSort, onOpen, onClearFilters }: VolunteerListProps) {
  const {
    items: volunteers,
    total,
    remove,
  } = useDeletable(page, { deletion: deleteVolunteer(), name: ({ name }) => name, wording });
  const all = page.all - (page.total - total);
  const selection = useSelection(volunteers.map(({ documentId }) => documentId));
  const selected = volunteers.filter(({ documentId }) => selection.isSelected(documentId));

  const removeThese = async (gone: readonly Volunteer[]) => {
    if (await remove(gone)) selection.clear();
  };

  if (all === 0) return <EmptyState title={wording.emptyTitle} text={wording.emptyText} />;
  return (
    <>
      <p className={classes.count} aria-live="polite">
        {wording.showing(total, all)}
      </p>
      {total === 0 ? (
        <EmptyState
          title={wording.nothingFound}
          action={
            <Button variant="default" onClick={onClearFilters}>
              {wording.clearFilters}
            </Button>
          }
        />
      ) : (
        <DataTable
          label={wording.title}
          head={
            <>
              <Table.Th>
                <SelectAll selection={selection} />
              </Table.Th>
              <SortHeader column="name" sort={sort} onSort={onSort}>
                {columns.name}
              </SortHeader>
              <Table.Th>{columns.contact}</Table.Th>
              <Table.Th>{columns.project}</Table.Th>
              <Table.Th>{columns.skills}</Table.Th>
              <SortHeader column="status" sort={sort} onSort={onSort}>
                {columns.status}
              </SortHeader>
              <SortHeader column="createdAt" sort={sort} onSort={onSort}>
                {columns.joined}
              </SortHeader>
              <Table.Th className={classes.actionsHead}>{columns.actions}</Table.Th>
            </>
          }
        >
          {volunteers.map((volunteer) => (
            <VolunteerRow
              key={volunteer.documentId}
              volunteer={volunteer}
              selection={selection}
              onOpen={() => onOpen(volunteer)}
              onDelete={() => removeThese([volunteer])}
            />
          ))}
        </DataTable>
      )}
      <BulkBar count={selected.length} onClear={selection.clear}>
        <DecisionButton decision="approved" volunteers={selected} onDecided={selection.clear} />
        <DecisionButton decision="rejected" volunteers={selected} onDecided={selection.clear} />
        <Button color="red" variant="light" onClick={() => removeThese(selected)}>
          {wording.delete}
        </Button>
      </BulkBar>
    </>
  );
}

interface VolunteerRowProps {
  volunteer: Volunteer;
  selection: Selection;
  onOpen: () => void;
  onDelete: () => void;
}

/** One row. Its buttons are named by `title`: eighty tooltips take longer to mount than the table. */
function VolunteerRow({ volunteer, selection, onOpen, onDelete }: VolunteerRowProps) {
  const { name, email, phone, project, status, createdAt } = volunteer;
  return (
    <Table.Tr>
      <Table.Td className={classes.tick}>
        <RowTick selection={selection} id={volunteer.documentId} label={wording.select(name)} />
      </Table.Td>
      <Table.Td className={classes.name}>{name}</Table.Td>
      <Table.Td data-label={columns.contact}>
        <span className={classes.contact}>
          <span className={classes.email} title={email}>
            {email}
          </span>
          {phone && <span className={classes.quiet}>{phone}</span>}
        </span>
      </Table.Td>
      <Table.Td data-label={columns.project} className={classes.project}>
        {project?.title ?? <span className={classes.quiet}>{wording.noProject}</span>}
      </Table.Td>
      <Table.Td data-label={columns.skills}>
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={classes.details}
          aria-label={wording.viewDetailsOf(name)}
          onClick={onOpen}
        >
          {wording.viewDetails}
        </Anchor>
      </Table.Td>
      <Table.Td data-label={columns.status}>
        <StatusBadge state={status} looks={volunteerStatusLooks} />
      </Table.Td>
      <Table.Td data-label={columns.joined} className={classes.joined}>
        <RelativeTime iso={createdAt} />
      </Table.Td>
      <Table.Td>
        <div className={classes.actions}>
          {status === 'pending' && (
            <>
              <DecisionIcon decision="approved" volunteer={volunteer} />
              <DecisionIcon decision="rejected" volunteer={volunteer} />
            </>
          )}
          <ActionIcon
            component="a"
            href={emailLink(email)}
            aria-label={wording.emailOne(name)}
            title={wording.emailOne(name)}
          >
            <IconMail size={20} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            aria-label={wording.deleteOne(name)}
            title={wording.deleteOne(name)}
            color="red"
            onClick={onDelete}
          >
            <IconTrash size={20} stroke={1.75} />
          </ActionIcon>
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
