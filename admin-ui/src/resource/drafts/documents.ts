import { graphql } from '../../strapi/graphql';

export const OneKeptDraft = graphql(`query OneKeptDraft($name: String!) {
  keptDraft(name: $name) { values itemRevision revision keptAt }
}`);

export const KeptDrafts = graphql(`query KeptDrafts {
  keptDrafts { name title path keptAt isInBin }
}`);

export const KeepDraft = graphql(`mutation KeepDraft($data: KeptDraftInput!) {
  receipt: keepDraft(data: $data) { kept revision }
}`);

export const DropKeptDraft = graphql(`mutation DropKeptDraft($name: String!, $revision: Int!) {
  dropKeptDraft(name: $name, revision: $revision)
}`);
