import { Button, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CountedList } from '../../manager/counted-list';
import { DataTable } from '../../manager/data-table';
import { EditAndDelete } from '../../manager/edit-and-delete';
import { EmptyList } from '../../manager/empty-list';
import type { Page } from '../../manager/list-search';
import { SortHeader } from '../../manager/sort-header';
import { StatusBadge } from '../../manager/status-badge';
import { useDeletable } from '../../manager/use-deletable';
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
  const { items: projects, total, remove } = useDeletable(page, deleteProject());
  const approved = useQuery(volunteerQueries.approvedCounts(page.items.map(({ documentId }) => documentId)));

  const removeOne = ({ documentId, title }: Project) =>
    remove([{ documentId, name: title }], { question: wording.confirmDelete, done: () => wording.deleted });

  const sorted = { sort, onSort };
  return (
    <CountedList
      total={total}
      count={wording.count}
      empty={
        <EmptyList
          narrowed={query !== ''}
          wording={wording}
          action={<Button onClick={onCreate}>{wording.create}</Button>}
        />
      }
    >
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
    </CountedList>
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
      <Table.Td>
        <div className={classes.actions}>
          <EditAndDelete
            labels={{ edit: wording.edit(title), delete: wording.delete(title) }}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
