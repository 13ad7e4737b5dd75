import type { QueryClient } from '@tanstack/react-query';
import { knownOf } from './queries';
import type { Finding, ReadyDraft } from './ready-draft';
import { findingsIn } from './rules';
import { writtenText } from './written-text';

/** Checks a form with current data of the CMS, or without it if the CMS does not respond. */
export async function findingsNow(draft: ReadyDraft, queryClient: QueryClient): Promise<Finding[]> {
  const text = writtenText(draft.text);
  const { origin } = location;
  const known = await queryClient.fetchQuery(knownOf(draft, text, origin)).catch(() => null);
  return findingsIn({ draft, text, known, origin, now: Date.now() });
}
