import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { strapi } from '../../strapi/client';
import { Find, toFound } from './found';

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
      return toFound(await strapi.request({ document: Find, variables, signal }));
    },
    enabled: q.length >= SHORTEST,
    meta: { ofEveryNoun: true },
  });
  // Results for earlier words would open with the next Enter.
  const isCurrent = q === typed;
  return {
    query,
    setQuery,
    found: isCurrent && data ? data : [],
    isSearching: typed.length >= SHORTEST && (!isCurrent || isPending),
  };
}
