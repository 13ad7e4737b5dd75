import { graphql } from '../../strapi/graphql';

export const DraftByName = graphql(`query OneKeptDraft($name: String!) {
  keptDraft(name: $name) { values itemRevision revision keptAt }
}`);

export const Drafts = graphql(`query KeptDrafts {
  keptDrafts { name title path keptAt isInBin }
}`);

export const SaveDraft = graphql(`mutation KeepDraft($data: KeptDraftInput!) {
  receipt: keepDraft(data: $data) { kept revision }
}`);

export const DropDraft = graphql(`mutation DropKeptDraft($name: String!, $revision: Int!) {
  dropKeptDraft(name: $name, revision: $revision)
}`);
