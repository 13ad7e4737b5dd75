import { linkOptions } from '@tanstack/react-router';
import type { FindAnswer } from './queries';
import { wording } from './wording';

/** One thing that was found: where it opens, and how it reads. */
export interface Found {
  id: string;
  kind: string;
  label: string;
  /** What tells it from others of the same name; empty for none. */
  description: string;
  link: ReturnType<typeof linkOptions>;
}

const present = <Row>(rows: readonly (Row | null)[]): Row[] => rows.filter((row) => row !== null);

/** The answer as one list, kind after kind. */
export function toFound(answer: FindAnswer): Found[] {
  const titled = (
    kind: string,
    rows: readonly ({ documentId: string; title: string } | null)[],
    link: (id: string) => Found['link'],
  ) =>
    present(rows).map(({ documentId, title }) => ({
      id: `${kind}/${documentId}`,
      kind,
      label: title,
      description: '',
      link: link(documentId),
    }));
  const { kinds } = wording;
  return [
    ...titled(kinds.portfolio, answer.portfolioItems, (edit) =>
      linkOptions({ to: '/portfolio', search: { tab: 'upload-new', edit } }),
    ),
    ...titled(kinds.posts, answer.blogPosts, (edit) =>
      linkOptions({ to: '/blog', search: { tab: 'create-new', edit } }),
    ),
    ...titled(kinds.projects, answer.projects, (edit) =>
      linkOptions({ to: '/projects', search: { tab: 'create-new', edit } }),
    ),
    ...titled(kinds.events, answer.events, (form) => linkOptions({ to: '/events', search: { form } })),
    ...present(answer.volunteers).map(({ documentId, name, email }) => ({
      id: `${kinds.volunteers}/${documentId}`,
      kind: kinds.volunteers,
      label: name,
      description: email,
      link: linkOptions({ to: '/volunteers', search: { volunteer: documentId } }),
    })),
    ...present(answer.messages).map(({ documentId, senderName, subject, isArchived }) => ({
      id: `${kinds.messages}/${documentId}`,
      kind: kinds.messages,
      label: subject,
      description: senderName,
      link: linkOptions({
        to: '/messages',
        search: { tab: isArchived ? 'archived' : 'inbox', message: documentId },
      }),
    })),
  ];
}
