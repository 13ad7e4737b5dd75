import { Button, Table } from '@mantine/core';
import { BulkBar } from '../../manager/bulk-bar';
import { DataTable } from '../../manager/data-table';
import { EmptyState } from '../../manager/empty-state';
import { SortHeader } from '../../manager/sort-header';
import { SelectAll } from '../../manager/ticks';
import { useSelection } from '../../manager/use-selection';
import { useUndoableDelete } from '../../manager/use-undoable-delete';
import { DecisionButton } from './decision-button';
import { deleteVolunteer } from './mutations';
import type { VolunteerPage } from './queries';
import type { Volunteer, VolunteerSort } from './volunteer';
import classes from './volunteer-list.module.css';
import { VolunteerRow } from './volunteer-row';
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
  const { hidden, remove } = useUndoableDelete(deleteVolunteer());
  const volunteers = page.items.filter(({ documentId }) => !hidden.has(documentId));
  const leaving = page.items.length - volunteers.length;
  const selection = useSelection(volunteers.map(({ documentId }) => documentId));
  const selected = volunteers.filter(({ documentId }) => selection.isSelected(documentId));

  const removeThese = async (gone: readonly Volunteer[]) => {
    const sure = await remove(gone, { question: wording.confirmDelete(gone.length), done: wording.deleted });
    if (sure) selection.clear();
  };

  if (page.all - leaving === 0) return <EmptyState title={wording.emptyTitle} text={wording.emptyText} />;
  return (
    <>
      <p className={classes.count} aria-live="polite">
        {wording.showing(page.total - leaving, page.all - leaving)}
      </p>
      {page.total - leaving === 0 ? (
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
              <Table.Th className={classes.actions}>{columns.actions}</Table.Th>
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
