import { queryOptions } from '@tanstack/react-query';
import { DRAFT_PATH_LENGTH } from '../../../../cms/src/shared/limits';
import { type DraftServer, endOverdue, type RemoteDraft } from '../../kit/drafts/remote-draft';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { draftTitle } from './draft-title';

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
    const { keptDraft } = await strapi.request({ document: DraftByName, variables: { name } });
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
    return (await strapi.request({ document: SaveDraft, variables: { data: draft } })).receipt;
  },
  drop: (name, revision) => strapi.request({ document: DropDraft, variables: { name, revision } }),
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
