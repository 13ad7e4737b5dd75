import { Table } from '@mantine/core';
import { IconPhotoOff, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Schedule } from '../../content/schedule/documents';
import { useSchedules } from '../../content/schedule/queries';
import { ScheduleNote } from '../../content/schedule/schedule-note';
import { CountedList } from '../../manager/counted-list';
import { DataTable, SortHeader } from '../../manager/data-table';
import { EditAndDelete } from '../../manager/edit-and-delete';
import type { Editor } from '../../manager/editing';
import { fromFirstPage, type Page, type SearchState } from '../../manager/list-search';
import { StatusBadge } from '../../manager/status-badge';
import { useDeletable } from '../../manager/use-undoable-delete';
import { copyFor } from '../../strapi/media-file';
import { volunteerQueries } from '../volunteers/queries';
import { deleteProject } from './mutations';
import { type Project, type ProjectSearch, projectStatusLooks } from './project';
import classes from './project-list.module.css';
import { wording } from './wording';

const { columns } = wording;

interface ProjectListProps extends SearchState<ProjectSearch> {
  page: Page<Project>;
  editor: Editor<Project>;
}

export function ProjectList({ page, search, setSearch, editor }: ProjectListProps) {
  const projects = useDeletable(page, { deletion: deleteProject(), name: ({ title }) => title, wording });
  const approved = useQuery(volunteerQueries.approvedCounts(page.items.map(({ documentId }) => documentId)));
  const scheduleOf = useSchedules(page.items);
  const sorted = {
    sort: search.sort,
    onSort: (sort: ProjectSearch['sort']) => setSearch(fromFirstPage({ sort })),
  };

  return (
    <CountedList
      total={projects.total}
      wording={wording}
      narrowed={search.q !== ''}
      add={{ label: wording.create, onClick: editor.create }}
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
        {projects.items.map((project) => (
          <ProjectLine
            key={project.documentId}
            project={project}
            schedule={scheduleOf(project.documentId)}
            approved={approved.data?.get(project.documentId)}
            onEdit={() => editor.edit(project)}
            onDelete={() => projects.remove([project])}
          />
        ))}
      </DataTable>
    </CountedList>
  );
}

interface ProjectLineProps {
  project: Project;
  schedule: Schedule | undefined;
  /** Volunteers who were approved; undefined while it is not known. */
  approved: number | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

function ProjectLine({ project, schedule, approved, onEdit, onDelete }: ProjectLineProps) {
  const { title, duration, status, location, volunteersCount, acceptsVolunteers } = project;
  return (
    <Table.Tr>
      <Table.Td className={classes.project}>
        <strong className={classes.title}>{title}</strong>
        {acceptsVolunteers && <span className={classes.accepting}>{wording.accepting}</span>}
        <ScheduleNote schedule={schedule} />
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
          <EditAndDelete name={title} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </Table.Td>
    </Table.Tr>
  );
}

/** Device pixels: 88 CSS pixels wide on a sharp screen. */
const THUMBNAIL_PIXELS = 176;

/** The frame that stands for a video: the very first one is often black. */
const STILL = '#t=0.1';

/** What the project shows, small: its image, a still of its video, or a mark that there is none. */
function ProjectThumbnail({ project: { media, title } }: { project: Project }) {
  if (!media) {
    return (
      <span className={classes.frame} data-missing title={wording.noMedia}>
        <IconPhotoOff size={20} stroke={1.5} role="img" aria-label={wording.noMedia} />
      </span>
    );
  }
  if (media.kind === 'image') {
    return (
      <img className={classes.frame} src={copyFor(media, THUMBNAIL_PIXELS)} alt={media.alt} loading="lazy" />
    );
  }
  return (
    <span className={classes.frame}>
      {/* A still picture here; the public page plays it. */}
      <video
        className={classes.still}
        src={media.url + STILL}
        aria-label={media.alt || wording.video(title)}
        preload="metadata"
        muted
        tabIndex={-1}
      />
      <IconPlayerPlayFilled className={classes.play} size={18} aria-hidden />
    </span>
  );
}
