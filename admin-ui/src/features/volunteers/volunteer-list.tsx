import { Button, Table } from '@mantine/core';
import { BulkBar } from '../../manager/bulk-bar';
import { DataTable, SortHeader } from '../../manager/data-table';
import { EmptyState } from '../../manager/empty-state';
import { SelectAll, useSelection } from '../../manager/selection';
import { useDeletable } from '../../manager/use-undoable-delete';
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
