import type { QueryClient } from '@tanstack/react-query';
import { serverNow } from '../../dates/server-clock';
import { siteAddress } from '../../strapi/site-address';
import type { CheckedDraft, Finding } from './checked-draft';
import { factsQuery } from './queries';
import { findingsIn } from './rules';
import { parseText } from './written-text';

/** Checks a form with current data of the CMS, or without it if the CMS does not respond. */
export async function currentFindings(draft: CheckedDraft, queryClient: QueryClient): Promise<Finding[]> {
  const text = parseText(draft.text);
  const origin = siteAddress();
  const known = await queryClient.fetchQuery(factsQuery(draft, text, origin)).catch(() => null);
  return findingsIn({ draft, text, known, origin, now: serverNow() });
}
