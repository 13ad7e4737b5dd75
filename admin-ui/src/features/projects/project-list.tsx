import { ActionIcon, Button, Table, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { askFirst } from '../../manager/ask-first';
import { DataTable } from '../../manager/data-table';
import { EmptyState } from '../../manager/empty-state';
import type { Page } from '../../manager/list-search';
import { SortHeader } from '../../manager/sort-header';
import { StatusBadge } from '../../manager/status-badge';
import { useUndoableDelete } from '../../manager/use-undoable-delete';
import { volunteerQueries } from '../volunteers/queries';
import { deleteProject } from './mutations';
import { type Project, type ProjectSort, projectStatusLooks } from './project';
import classes from './project-list.module.css';
import { ProjectThumbnail } from './project-thumbnail';
import { wording } from './wording';

const { columns } = wording;

interface ProjectListProps {
  page: Page<Project>;
  /** What is searched for; empty: everything. */
  query: string;
  sort: ProjectSort;
  onSort: (sort: ProjectSort) => void;
  onEdit: (project: Project) => void;
  onCreate: () => void;
}

export function ProjectList({ page, query, sort, onSort, onEdit, onCreate }: ProjectListProps) {
  const { hidden, remove } = useUndoableDelete(deleteProject());
  const projects = page.items.filter(({ documentId }) => !hidden.has(documentId));
  const total = page.total - (page.items.length - projects.length);
  const approved = useQuery(volunteerQueries.approvedCounts(page.items.map(({ documentId }) => documentId)));

  const removeOne = async ({ documentId }: Project) => {
    if (await askFirst({ question: wording.confirmDelete })) remove([documentId], wording.deleted);
  };

  if (total === 0) {
    return query ? (
      <EmptyState title={wording.nothingFound} />
    ) : (
      <EmptyState
        title={wording.emptyTitle}
        text={wording.emptyText}
        action={<Button onClick={onCreate}>{wording.create}</Button>}
      />
    );
  }
  const sorted = { sort, onSort };
  return (
    <>
      <p className={classes.count}>{wording.count(total)}</p>
      <DataTable
        label={wording.title}
        head={
          <>
            <SortHeader column="title" {...sorted}>
              {columns.project}
            </SortHeader>
            <Table.Th>{columns.media}</Table.Th>
            <Table.Th>{columns.duration}</Table.Th>
            <SortHeader column="status" {...sorted}>
              {columns.status}
            </SortHeader>
            <SortHeader column="location" {...sorted}>
              {columns.location}
            </SortHeader>
            <SortHeader column="volunteersCount" {...sorted}>
              {columns.volunteers}
            </SortHeader>
            <Table.Th>{columns.actions}</Table.Th>
          </>
        }
      >
        {projects.map((project) => (
          <ProjectLine
            key={project.documentId}
            project={project}
            approved={approved.data?.get(project.documentId)}
            onEdit={() => onEdit(project)}
            onDelete={() => removeOne(project)}
          />
        ))}
      </DataTable>
    </>
  );
}

interface ProjectLineProps {
  project: Project;
  /** Volunteers who were approved; undefined while it is not known. */
  approved: number | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

function ProjectLine({ project, approved, onEdit, onDelete }: ProjectLineProps) {
  const { title, duration, status, location, volunteersCount, acceptsVolunteers } = project;
  return (
    <Table.Tr>
      <Table.Td className={classes.project}>
        <strong className={classes.title}>{title}</strong>
        {acceptsVolunteers && <span className={classes.accepting}>{wording.accepting}</span>}
      </Table.Td>
      <Table.Td data-label={columns.media}>
        <ProjectThumbnail project={project} />
      </Table.Td>
      <Table.Td data-label={columns.duration}>{duration || wording.none}</Table.Td>
      <Table.Td data-label={columns.status}>
        <StatusBadge state={status} looks={projectStatusLooks} />
      </Table.Td>
      <Table.Td data-label={columns.location}>{location || wording.none}</Table.Td>
      <Table.Td data-label={columns.volunteers}>
        <span className={classes.volunteers}>
          <span>{wording.places(volunteersCount)}</span>
          <span className={classes.approved}>{approved !== undefined && wording.approved(approved)}</span>
        </span>
      </Table.Td>
      <Table.Td data-label={columns.actions}>
        <div className={classes.actions}>
          <Tooltip label={wording.edit(title)}>
            <ActionIcon aria-label={wording.edit(title)} onClick={onEdit}>
              <IconPencil size={20} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={wording.delete(title)}>
            <ActionIcon aria-label={wording.delete(title)} color="red" onClick={onDelete}>
              <IconTrash size={20} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
