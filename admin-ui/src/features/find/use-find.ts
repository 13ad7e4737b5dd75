import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findQueries } from './queries';

/** Short, as in the lists; a read that is overtaken is cancelled. */
const TYPING_MS = 120;
/** One letter is in almost everything. */
const SHORTEST = 2;

/** What is typed into the palette, and the content that the server finds for it. */
export function useFind() {
  const [query, setQuery] = useState('');
  const [settled] = useDebouncedValue(query.trim(), TYPING_MS);
  const enabled = settled.length >= SHORTEST;
  const { data } = useQuery({ ...findQueries.content(settled), enabled });
  return { query, setQuery, found: enabled && data ? data : [] };
}
