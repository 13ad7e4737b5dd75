import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { wording } from './wording';

export const Find = graphql(`query Find($q: String!, $limit: Int!) {
  portfolioItems(filters: { title: { containsi: $q } }, sort: ["createdAt:desc"], pagination: { limit: $limit }) {
    documentId
    title
  }
  blogPosts(
    status: DRAFT
    filters: { title: { containsi: $q } }
    sort: ["createdAt:desc"]
    pagination: { limit: $limit }
  ) {
    documentId
    title
  }
  projects(filters: { title: { containsi: $q } }, sort: ["createdAt:desc"], pagination: { limit: $limit }) {
    documentId
    title
  }
  events(filters: { title: { containsi: $q } }, sort: ["date:desc"], pagination: { limit: $limit }) {
    documentId
    title
  }
  volunteers(
    filters: { or: [{ name: { containsi: $q } }, { email: { containsi: $q } }] }
    sort: ["createdAt:desc"]
    pagination: { limit: $limit }
  ) {
    documentId
    name
    email
  }
  messages(
    filters: {
      or: [
        { senderName: { containsi: $q } }
        { senderEmail: { containsi: $q } }
        { subject: { containsi: $q } }
        { message: { containsi: $q } }
      ]
    }
    sort: ["createdAt:desc"]
    pagination: { limit: $limit }
  ) {
    documentId
    senderName
    subject
    isArchived
  }
  bookings(
    filters: { or: [{ name: { containsi: $q } }, { email: { containsi: $q } }, { service: { containsi: $q } }] }
    sort: ["createdAt:desc"]
    pagination: { limit: $limit }
  ) {
    documentId
    name
    service
  }
}`);

type FindAnswer = ResultOf<typeof Find>;

interface Found {
  id: string;
  kind: string;
  label: string;
  /** Distinguishes results of the same name; may be empty. */
  description: string;
  /** Path inside the area. */
  address: string;
}

const { kinds } = wording;

const present = <Row>(rows: readonly (Row | null)[]): Row[] => rows.filter((row) => row !== null);

type Titled = { documentId: string; title: string };

/** Converts rows with a title, which open at their id. */
function titled(kind: string, rows: readonly (Titled | null)[], address: string): Found[] {
  return present(rows).map(({ documentId, title }) => ({
    id: `${kind}/${documentId}`,
    kind,
    label: title,
    description: '',
    address: `${address}${documentId}`,
  }));
}

export function toFound(answer: FindAnswer): Found[] {
  const volunteers = present(answer.volunteers).map(({ documentId, name, email }) => ({
    id: `${kinds.volunteers}/${documentId}`,
    kind: kinds.volunteers,
    label: name,
    description: email,
    address: `/volunteers?volunteer=${documentId}`,
  }));
  const messages = present(answer.messages).map(({ documentId, senderName, subject, isArchived }) => ({
    id: `${kinds.messages}/${documentId}`,
    kind: kinds.messages,
    label: subject,
    description: senderName,
    address: `/messages?tab=${isArchived ? 'archived' : 'inbox'}&message=${documentId}`,
  }));
  const bookings = present(answer.bookings).map(({ documentId, name, service }) => ({
    id: `${kinds.bookings}/${documentId}`,
    kind: kinds.bookings,
    label: name,
    description: service,
    address: `/bookings/${documentId}`,
  }));
  return [
    ...titled(kinds.portfolio, answer.portfolioItems, '/portfolio?tab=upload-new&edit='),
    ...titled(kinds.posts, answer.blogPosts, '/blog?tab=create-new&edit='),
    ...titled(kinds.projects, answer.projects, '/projects?tab=create-new&edit='),
    ...titled(kinds.events, answer.events, '/events?form='),
    ...volunteers,
    ...messages,
    ...bookings,
  ];
}
