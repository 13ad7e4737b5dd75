import type { QueryClient } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { MAX_QUERY_ENTRIES } from '../../../../cms/src/shared/limits';
import { serverNow } from '../../dates/server-clock';
import { graphql } from '../../strapi/graphql';
import { siteAddress } from '../../strapi/site-address';
import { reader } from '../reader';
import { type CheckedDraft, type Finding, fileKey, filesOf, type KnownFacts } from './checked-draft';
import { findingsIn, internalPath } from './rules';
import { type ParsedText, parseText } from './written-text';

/** Links, pictures and rights, which only the CMS can check. */
const BeforeGoingOut = graphql(`query BeforeGoingOut($paths: [String!]!, $files: [String]!) {
  internalLinks(paths: $paths) { path state }
  pictureRights(filters: { file: { hash: { in: $files } } }, pagination: { pageSize: 100 }) {
    documentId photographer stylist makeUp designer copyrightNotice licence publicUntil
    file { name url }
  }
  settings { siteTitle }
}`);

type BeforeGoingOutAnswer = ResultOf<typeof BeforeGoingOut>;

/** Returns the query of the CMS's data about the links and pictures in a form. */
export function factsQuery(draft: CheckedDraft, { links, pictures }: ParsedText, origin: string) {
  const paths = links.flatMap(({ url }) => internalPath(url, origin) ?? []);
  const files = [...filesOf(draft), ...pictures].map(({ url }) => fileKey(url));
  const variables = { paths: firstOf(paths), files: firstOf(files) };
  const query = reader('ready')('facts', BeforeGoingOut, { variables, toData: toKnown });
  // The owner may correct rights in another tab.
  return { ...query, staleTime: 0, gcTime: 0 };
}

/** The rest of a text is not checked. */
const firstOf = (texts: readonly string[]) => [...new Set(texts)].slice(0, MAX_QUERY_ENTRIES);

function toKnown({ internalLinks, pictureRights, settings }: BeforeGoingOutAnswer): KnownFacts {
  const rights = pictureRights.flatMap((row) => {
    if (!row?.file) return [];
    const { documentId, file, publicUntil, ...said } = row;
    return [{ documentId, ...file, lastDay: publicUntil ?? '', isStated: Object.values(said).some(Boolean) }];
  });
  return { siteTitle: settings?.siteTitle ?? '', links: internalLinks, rights };
}

/** Checks a form with current data of the CMS, or without it if the CMS does not respond. */
export async function currentFindings(draft: CheckedDraft, queryClient: QueryClient): Promise<Finding[]> {
  const text = parseText(draft.text);
  const origin = siteAddress();
  const known = await queryClient.fetchQuery(factsQuery(draft, text, origin)).catch(() => null);
  return findingsIn({ draft, text, known, origin, now: serverNow() });
}
