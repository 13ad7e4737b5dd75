import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

export const SavedViewsOfList = graphql(`query KeptViews($list: String!) {
  keptViews(list: $list) { id name search }
}`);

export type SavedView = ResultOf<typeof SavedViewsOfList>['keptViews'][number];

export const SaveView = graphql(`mutation KeepView($list: String!, $name: String!, $search: String!) {
  kept: keepView(list: $list, name: $name, search: $search) { id }
}`);

export const RenameView = graphql(`mutation RenameKeptView($id: Int!, $name: String!) {
  renamed: renameKeptView(id: $id, name: $name) { id }
}`);

export const DeleteView = graphql(`mutation DeleteKeptView($id: Int!) {
  deleted: deleteKeptView(id: $id)
}`);
