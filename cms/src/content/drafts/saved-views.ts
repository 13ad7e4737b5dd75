import type { Core } from '@strapi/strapi';
import { compareTexts, fold } from '../../platform/database/text-comparison';
import { VIEW_NAME_LENGTH } from '../../shared/limits';
import { cleanValue } from '../rules/clean-text';
import { refused } from '../rules/wording';
import { isJsonObject } from './drafts';

const TABLE = 'kept_views';
/** Per account, for all lists. */
const MAX = 50;
/** Characters of the query of an address. */
const LONGEST_SEARCH = 2000;
const LIST = /^[\w/-]{1,60}$/;

interface ViewRow {
  id: number;
  account: number;
  list: string;
  name: string;
  name_key: string;
  /** Query of the list's address, as JSON */
  search: string;
}

/** A list with saved search and filters. */
interface View {
  list: string;
  name: string;
  search: string;
}

const views = (strapi: Core.Strapi, account: number) =>
  strapi.db.connection<ViewRow>(TABLE).where({ account });

/** Returns the saved views of a list, sorted by name. */
export async function readKeptViews(strapi: Core.Strapi, account: number, { list }: Pick<View, 'list'>) {
  const rows = await views(strapi, account).where({ list });
  return rows.sort((one, other) => compareTexts(one.name, other.name));
}

/** @throws ValidationError for an empty or used name, or beyond the largest number of views */
export async function keepView(strapi: Core.Strapi, account: number, { list, name, search }: View) {
  if (!LIST.test(list)) throw refused('LIST_NAME_INVALID', { field: 'list' });
  if (search.length > LONGEST_SEARCH)
    throw refused('TOO_LONG', { field: 'search', params: { most: LONGEST_SEARCH } });
  if (!isJsonObject(search)) throw refused('JSON_INVALID', { field: 'search' });
  const named = nameOf(name);
  const [count] = await views(strapi, account).count<{ total: number | string }[]>({ total: '*' });
  if (Number(count?.total) >= MAX) throw refused('VIEWS_FULL', { params: { most: MAX } });
  const [added] = await strapi.db
    .connection<ViewRow>(TABLE)
    .insert({ account, list, search, ...named }, '*')
    .onConflict(['account', 'list', 'name_key'])
    .ignore();
  if (!added) throw taken(named.name);
  return added;
}

/**
 * @throws ValidationError for an empty or used name; NotFoundError for a view that does not exist or belongs to another
 * account
 */
export async function renameKeptView(
  strapi: Core.Strapi,
  account: number,
  { id, name }: Pick<ViewRow, 'id' | 'name'>,
) {
  const named = nameOf(name);
  const view = await views(strapi, account).where({ id }).first();
  if (!view) throw refused('VIEW_GONE', { kind: 'missing' });
  const others = views(strapi, account).where({ list: view.list, name_key: named.name_key }).whereNot({ id });
  if (await others.first('id')) throw taken(named.name);
  await views(strapi, account).where({ id }).update(named);
  return { ...view, ...named };
}

export async function deleteKeptView(strapi: Core.Strapi, account: number, { id }: Pick<ViewRow, 'id'>) {
  return (await views(strapi, account).where({ id }).delete()) > 0;
}

const taken = (name: string) => refused('VIEW_NAME_TAKEN', { field: 'name', params: { name } });

function nameOf(typed: string) {
  const name = String(
    cleanValue('name', typed, { type: 'string', required: true, maxLength: VIEW_NAME_LENGTH }),
  );
  return { name, name_key: fold(name) };
}
