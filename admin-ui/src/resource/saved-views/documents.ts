import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

export const KeptViews = graphql(`query KeptViews($list: String!) {
  keptViews(list: $list) { id name search }
}`);

export type KeptView = ResultOf<typeof KeptViews>['keptViews'][number];

export const KeepView = graphql(`mutation KeepView($list: String!, $name: String!, $search: String!) {
  kept: keepView(list: $list, name: $name, search: $search) { id }
}`);

export const RenameKeptView = graphql(`mutation RenameKeptView($id: Int!, $name: String!) {
  renamed: renameKeptView(id: $id, name: $name) { id }
}`);

export const DeleteKeptView = graphql(`mutation DeleteKeptView($id: Int!) {
  deleted: deleteKeptView(id: $id)
}`);
