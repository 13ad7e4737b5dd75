import { queryOptions } from '@tanstack/react-query';
import { DRAFT_PATH_LENGTH, DRAFT_TITLE_LENGTH } from '../../../../cms/src/shared/limits';
import { firstCharacters, shorten } from '../../../../cms/src/shared/text';
import { type DraftServer, endOverdue, type RemoteDraft } from '../../kit/drafts/remote-draft';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';

/**
 * Fields that can name an item, in order of preference. For the bin and the log the CMS decides
 * (`cms/src/content/rules/item-title.ts`).
 */
const NAMES = ['title', 'subject', 'name', 'label', 'fromPath'];
const LONGEST_TEXT = 60;

/**
 * Returns the title of a draft in lists: the name of its item, or the start of its first text. Days and numbers are
 * not texts. Empty if the draft has neither.
 */
export function draftTitle(values: object): string {
  const texts = new Map<string, string>(
    Object.entries(values).flatMap(([field, value]) =>
      typeof value === 'string' && value.trim() ? [[field, value.trim()] as const] : [],
    ),
  );
  const name = NAMES.find((field) => texts.has(field));
  if (name) return firstCharacters(texts.get(name) ?? '', DRAFT_TITLE_LENGTH);
  const text = [...texts.values()].find((typed) => /\p{L}/u.test(typed)) ?? '';
  const [line = ''] = text.split('\n');
  return shorten(line, LONGEST_TEXT);
}

const DraftByName = graphql(`query OneKeptDraft($name: String!) {
  keptDraft(name: $name) { values itemRevision revision keptAt }
}`);

const Drafts = graphql(`query KeptDrafts {
  keptDrafts { name title path keptAt isInBin }
}`);

const SaveDraft = graphql(`mutation KeepDraft($data: KeptDraftInput!) {
  receipt: keepDraft(data: $data) { kept revision }
}`);

const DropDraft = graphql(`mutation DropKeptDraft($name: String!, $revision: Int!) {
  dropKeptDraft(name: $name, revision: $revision)
}`);

const AREA = '/admin';

/** Returns the current path, without the search if that is very long. */
function pathHere(): string {
  const page = location.pathname.slice(AREA.length);
  const path = page + location.search;
  return path.length > DRAFT_PATH_LENGTH ? page : path;
}

export const draftServer: DraftServer = {
  read: async (name) => {
    const keptDraft = await strapi.answer(DraftByName, { name });
    return keptDraft && { ...keptDraft, values: JSON.parse(keptDraft.values) as RemoteDraft['values'] };
  },
  keep: async (name, { values, itemRevision, revision }) => {
    const draft = {
      name,
      path: pathHere(),
      title: draftTitle(values),
      values: JSON.stringify(values),
      itemRevision,
      revision,
    };
    return strapi.answer(SaveDraft, { data: draft });
  },
  drop: (name, revision) => strapi.answer(DropDraft, { name, revision }),
};

/** Returns the query of the drafts from all devices, latest first. */
export const draftsQuery = () =>
  queryOptions({
    queryKey: ['kept-drafts'] as const,
    queryFn: async ({ signal }) => {
      // If this fails, the next form or list retries it.
      await endOverdue(draftServer).catch(() => undefined);
      return (await strapi.request({ document: Drafts, signal })).keptDrafts;
    },
  });
