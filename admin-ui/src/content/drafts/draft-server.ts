import { queryOptions } from '@tanstack/react-query';
import type { DraftElsewhere, DraftServer } from '../../manager/draft-elsewhere';
import { strapi } from '../../strapi/client';
import { DropKeptDraft, KeepDraft, KeptDrafts, OneKeptDraft } from './documents';

const AREA = '/admin';
const LONGEST_TITLE = 200;
const LONGEST_PATH = 300;

/** The first thing that was typed, which most often is a title. */
const titleOf = (values: object) =>
  Object.values(values)
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
    ?.slice(0, LONGEST_TITLE) ?? '';

/** Where the form is; of a very long search its page alone. */
function pathHere(): string {
  const page = location.pathname.slice(AREA.length);
  const path = page + location.search;
  return path.length > LONGEST_PATH ? page : path;
}

/** Where drafts are kept for the account's other devices. */
export const draftServer: DraftServer = {
  read: async (name) => {
    const { keptDraft } = await strapi.request({ document: OneKeptDraft, variables: { name } });
    return keptDraft && { ...keptDraft, values: JSON.parse(keptDraft.values) as DraftElsewhere['values'] };
  },
  keep: async (name, { values, itemRevision, revision }) => {
    const draft = {
      name,
      path: pathHere(),
      title: titleOf(values),
      values: JSON.stringify(values),
      itemRevision,
      revision,
    };
    return (await strapi.request({ document: KeepDraft, variables: { data: draft } })).receipt;
  },
  drop: (name, revision) => strapi.request({ document: DropKeptDraft, variables: { name, revision } }),
};

/** What was begun and not saved, on any device; the latest first. */
export const keptDrafts = () =>
  queryOptions({
    queryKey: ['kept-drafts'] as const,
    queryFn: async ({ signal }) => (await strapi.request({ document: KeptDrafts, signal })).keptDrafts,
  });
