import { IconPhotoOff, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '../../kit/form/editing';
import { CountedList } from '../../kit/list/counted-list';
import { type Columns, DataTable } from '../../kit/list/data-table';
import { fromFirstPage, type Page, type SearchState } from '../../kit/list/list-search';
import { StatusBadge } from '../../kit/list/status-badge';
import { useListed } from '../../resource/use-listed';
import { copyFor } from '../../strapi/media-file';
import { approvedCounts } from '../volunteers/resource';
import classes from './project-list.module.css';
import { type Project, type ProjectSearch, projectLooks, projects } from './resource';
import { wording } from './wording';

const words = { ...wording.columns, ...wording.optionalColumns };

interface ProjectListProps extends SearchState<ProjectSearch> {
  page: Page<Project>;
  editor: Editor<Project>;
}

export function ProjectList({ page, search, setSearch, editor }: ProjectListProps) {
  const { items, total, select, bulkBar, noteOf, actionsOf } = useListed(projects, page, editor.edit);
  const approved = useQuery(approvedCounts(page.items.map(({ documentId }) => documentId)));
  const columns: Columns<Project, ProjectSearch['sort'], keyof typeof words> = {
    project: {
      label: words.project,
      sort: 'title:asc',
      unlabelled: true,
      className: classes.project,
      cell: (project) => (
        <>
          <strong className={classes.title}>{project.title}</strong>
          {project.acceptsVolunteers && <span className={classes.accepting}>{wording.accepting}</span>}
          {noteOf(project)}
        </>
      ),
    },
    media: { label: words.media, cell: (project) => <ProjectThumbnail project={project} /> },
    duration: { label: words.duration, cell: ({ duration }) => duration || wording.none },
    status: {
      label: words.status,
      sort: 'status:asc',
      cell: ({ status }) => <StatusBadge state={status} looks={projectLooks} />,
    },
    location: {
      label: words.location,
      sort: 'location:asc',
      cell: ({ location }) => location || wording.none,
    },
    volunteers: {
      label: words.volunteers,
      sort: 'volunteersCount:asc',
      cell: ({ documentId, volunteersCount }) => (
        <VolunteerCounts places={volunteersCount} approved={approved.data?.get(documentId)} />
      ),
    },
    actions: {
      label: words.actions,
      unlabelled: true,
      cell: (project) => <div className={classes.actions}>{actionsOf(project)}</div>,
    },
  };

  return (
    <CountedList
      total={total}
      wording={wording}
      narrowed={search.q !== ''}
      add={{ label: wording.create, onClick: editor.create }}
      select={select}
    >
      <DataTable
        label={wording.title}
        columns={columns}
        rows={items}
        keyOf={({ documentId }) => documentId}
        hidden={search.hide}
        sorting={{ sort: search.sort, onSort: (sort) => setSearch(fromFirstPage({ sort })) }}
      />
      {bulkBar()}
    </CountedList>
  );
}

/** `approved`: undefined while loading. */
function VolunteerCounts({ places, approved }: { places: number; approved: number | undefined }) {
  return (
    <span className={classes.volunteers}>
      <span>{wording.places(places)}</span>
      <span className={classes.approved}>{approved !== undefined && wording.approved(approved)}</span>
    </span>
  );
}

/** Width in device pixels: 88 CSS pixels on a sharp screen. */
const THUMBNAIL_PIXELS = 176;

/** Frame shown of a video; the very first one is often black. */
const STILL = '#t=0.1';

/** Shows a small image, a frame of the video, or an icon for a project without media. */
function ProjectThumbnail({ project: { media, poster, title } }: { project: Project }) {
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
      {/* A still picture; only the public page plays the video. */}
      {poster ? (
        <img
          className={classes.still}
          src={copyFor(poster, THUMBNAIL_PIXELS)}
          alt={media.alt || wording.video(title)}
          loading="lazy"
        />
      ) : (
        <video
          className={classes.still}
          src={media.url + STILL}
          aria-label={media.alt || wording.video(title)}
          preload="metadata"
          muted
          tabIndex={-1}
        />
      )}
      <IconPlayerPlayFilled className={classes.play} size={18} aria-hidden />
    </span>
  );
}
