import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { strapi } from '../../strapi/client';
import { Find } from './documents';
import { toFound } from './found';

/** Of each kind; who looks for more is better served by the kind's own list. */
const FOUND_OF_EACH = 4;
/** Short, as in the lists; a read that is overtaken is cancelled. */
const TYPING_MS = 120;
/** One letter is in almost everything. */
const SHORTEST = 2;

/** What is typed into the palette, and the content of every kind that has it in its name. */
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
  // What was found for other words would open with the next Enter.
  const isCurrent = q === typed;
  return {
    query,
    setQuery,
    found: isCurrent && data ? data : [],
    isSearching: typed.length >= SHORTEST && (!isCurrent || isPending),
  };
}
