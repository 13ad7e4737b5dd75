import type { ResultOf, VariablesOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

export const changeFragment = graphql(`fragment ChangeFields on Activity {
  id happenedAt actor actorName source action changedFields
}`);

export type Change = ResultOf<typeof changeFragment>;

export const Revisions = graphql(
  `query Revisions($documentId: String!, $page: Int!, $pageSize: Int!) {
    revisions(documentId: $documentId, page: $page, pageSize: $pageSize) {
      total
      entries { ...ChangeFields }
    }
  }`,
  [changeFragment],
);

export const OneRevision = graphql(`query OneRevision($id: Int!) {
  revision(id: $id) {
    id exists drafts sides
    fields { name kind before after now }
  }
}`);

export const RestoreRevision =
  graphql(`mutation RestoreRevision($id: Int!, $side: RevisionSide!, $revision: Int!) {
  restored: restoreRevision(id: $id, side: $side, revision: $revision) {
    documentId
    leftOut { field name }
  }
}`);

export type RevisionSide = VariablesOf<typeof RestoreRevision>['side'];
