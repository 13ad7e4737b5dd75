import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { useState } from 'react';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { wording } from './wording';

const Find = graphql(`query Find($q: String!, $limit: Int!) {
  portfolioItems(filters: { title: { containsi: $q } }, sort: ["createdAt:desc"], pagination: { limit: $limit }) {
    documentId title
  }
  blogPosts(
    status: DRAFT
    filters: { title: { containsi: $q } }
    sort: ["createdAt:desc"]
    pagination: { limit: $limit }
  ) {
    documentId title
  }
  projects(filters: { title: { containsi: $q } }, sort: ["createdAt:desc"], pagination: { limit: $limit }) {
    documentId title
  }
  events(filters: { title: { containsi: $q } }, sort: ["date:desc"], pagination: { limit: $limit }) {
    documentId title
  }
  volunteers(
    filters: { or: [{ name: { containsi: $q } }, { email: { containsi: $q } }] }
    sort: ["createdAt:desc"]
    pagination: { limit: $limit }
  ) {
    documentId name email
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
    documentId senderName subject isArchived
  }
  bookings(
    filters: { or: [{ name: { containsi: $q } }, { email: { containsi: $q } }, { service: { containsi: $q } }] }
    sort: ["createdAt:desc"]
    pagination: { limit: $limit }
  ) {
    documentId name service
  }
}`);

type FindAnswer = ResultOf<typeof Find>;

interface Found {
  id: string;
  label: string;
  /** Distinguishes results of the same name. */
  description?: string;
  /** Path inside the area. */
  address: string;
}

/** Makes the results of one kind. */
const group = <Row>(kind: string, rows: readonly (Row | null)[], toFound: (row: Row) => Found) => ({
  kind,
  found: rows.filter((row) => row !== null).map(toFound),
});

/** Converts rows with a title. @param address path inside the area, without the id at its end */
const titled = (
  kind: string,
  rows: readonly ({ documentId: string; title: string } | null)[],
  address: string,
) => group(kind, rows, ({ documentId: id, title }) => ({ id, label: title, address: `${address}${id}` }));

const { kinds } = wording;

const toGroups = (answer: FindAnswer) => [
  titled(kinds.portfolio, answer.portfolioItems, '/portfolio?tab=upload-new&edit='),
  titled(kinds.posts, answer.blogPosts, '/blog?tab=create-new&edit='),
  titled(kinds.projects, answer.projects, '/projects?tab=create-new&edit='),
  titled(kinds.events, answer.events, '/events?form='),
  group(kinds.volunteers, answer.volunteers, ({ documentId: id, name, email }) => {
    return { id, label: name, description: email, address: `/volunteers?volunteer=${id}` };
  }),
  group(kinds.messages, answer.messages, ({ documentId: id, senderName, subject, isArchived }) => {
    const address = `/messages?tab=${isArchived ? 'archived' : 'inbox'}&message=${id}`;
    return { id, label: subject, description: senderName, address };
  }),
  group(kinds.bookings, answer.bookings, ({ documentId: id, name, service }) => {
    return { id, label: name, description: service, address: `/bookings/${id}` };
  }),
];

/** Maximum results of each kind; the kind's own list has more. */
const FOUND_OF_EACH = 4;
/** Pause after typing, in milliseconds. Short, as in the lists; a newer search cancels the running one. */
const TYPING_MS = 120;
/** Minimum characters, because a single letter matches almost everything. */
const SHORTEST = 2;

/** Returns the text typed into the palette, and all content whose name contains it. */
export function useFind() {
  const [query, setQuery] = useState('');
  const typed = query.trim();
  const [q] = useDebouncedValue(typed, TYPING_MS);
  const { data, isPending } = useQuery({
    queryKey: ['find', q] as const,
    queryFn: async ({ signal }) => {
      const variables = { q, limit: FOUND_OF_EACH };
      return toGroups(await strapi.request({ document: Find, variables, signal }));
    },
    enabled: q.length >= SHORTEST,
    meta: { ofEveryNoun: true },
  });
  // Results for earlier words would open with the next Enter.
  const isCurrent = q === typed;
  return {
    query,
    setQuery,
    groups: isCurrent && data ? data : [],
    isSearching: typed.length >= SHORTEST && (!isCurrent || isPending),
  };
}
