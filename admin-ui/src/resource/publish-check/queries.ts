import { queryOptions } from '@tanstack/react-query';
import { MOST_QUERY_ENTRIES } from '../../../../cms/src/shared/limits';
import { strapi } from '../../strapi/client';
import { type CheckedDraft, fileKey, filesOf, type KnownFacts } from './checked-draft';
import { BeforeGoingOut, type BeforeGoingOutAnswer } from './documents';
import { internalPath } from './internal-path';
import type { ParsedText } from './written-text';

/** Returns the query of the CMS's data about the links and pictures in a form. */
export function factsQuery(draft: CheckedDraft, { links, pictures }: ParsedText, origin: string) {
  const paths = links.flatMap(({ url }) => internalPath(url, origin) ?? []);
  const files = [...filesOf(draft), ...pictures].map(({ url }) => fileKey(url));
  const variables = { paths: firstOf(paths), files: firstOf(files) };
  return queryOptions({
    queryKey: ['ready', variables] as const,
    queryFn: async ({ signal }) =>
      toKnown(await strapi.request({ document: BeforeGoingOut, variables, signal })),
    // The owner may correct rights in another tab.
    staleTime: 0,
    gcTime: 0,
  });
}

/** The rest of a text is not checked. */
const firstOf = (texts: readonly string[]) => [...new Set(texts)].slice(0, MOST_QUERY_ENTRIES);

function toKnown({ internalLinks, pictureRights, settings }: BeforeGoingOutAnswer): KnownFacts {
  const rights = pictureRights.flatMap((row) => {
    if (!row?.file) return [];
    const { documentId, file, lastDay, ...said } = row;
    return [{ documentId, ...file, lastDay: lastDay ?? '', isStated: Object.values(said).some(Boolean) }];
  });
  return { siteTitle: settings?.siteTitle ?? '', links: internalLinks, rights };
}
