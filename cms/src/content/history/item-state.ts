import type { Core, UID } from '@strapi/strapi';
import { type Attribute, attributeList, editedVersion } from '../../platform/database/models';
import { STRAPIS_FIELDS } from '../content-types';

/** The content of an item by attribute: components without ids, files by id and name, relations by documentId. */
export type ItemState = Record<string, unknown>;

/** Set by saves and by arranging the portfolio, not by people. */
const NOT_WRITTEN = ['revision', 'position'];

export interface StateFile {
  id: number;
  name: string;
}

type Row = Record<string, unknown>;

/** Returns the attributes that people fill in, of an item or a component. */
export const writtenAttributes = (strapi: Core.Strapi, uid: UID.Schema) =>
  attributeList(strapi, uid).filter(
    ([name, attribute]) =>
      !STRAPIS_FIELDS.includes(name) &&
      !NOT_WRITTEN.includes(name) &&
      !attribute.private &&
      !attribute.mappedBy &&
      attribute.pluginOptions?.['content-manager']?.visible !== false,
  );

/** Returns the edited version of an item, which is the draft for types with drafts; null if it does not exist. */
export async function readItemState(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<ItemState | null> {
  const where = editedVersion(strapi, uid, documentId);
  const row = await strapi.db.query(uid).findOne({ where, populate: links(strapi, uid) });
  return row && stateOf(strapi, uid, row);
}

/**
 * Derives the state after a save from the response, to avoid reading the item again.
 *
 * @returns undefined if the response is not enough: it contains no components and links
 */
export function stateByAnswer(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  before: ItemState,
  answer: Row | null,
  sent: string[],
): ItemState | undefined {
  const attributes = writtenAttributes(strapi, uid);
  const isInAnswer = ([name, { type }]: [string, Attribute]) =>
    !isLink(type) && answer !== null && name in answer;
  if (
    !attributes.every(
      (attribute) => isInAnswer(attribute) || (isLink(attribute[1].type) && !sent.includes(attribute[0])),
    )
  )
    return undefined;
  const answered = attributes.filter(isInAnswer).map(([name]) => [name, plain(answer?.[name])]);
  return { ...before, ...Object.fromEntries(answered) };
}

/** Returns a value as a list: a list itself, a single value, or nothing. */
export function listOf<Value>(value: unknown): Value[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value as Value];
}

const isLink = (type: string) => ['component', 'relation', 'media'].includes(type);

interface Populate {
  select?: string[];
  populate?: Record<string, Populate>;
}

function links(strapi: Core.Strapi, uid: UID.Schema): Record<string, Populate> {
  const found = writtenAttributes(strapi, uid).flatMap(
    ([name, { type, component }]): [string, Populate][] => {
      if (type === 'media') return [[name, { select: ['id', 'name'] }]];
      if (type === 'relation') return [[name, { select: ['documentId'] }]];
      return component ? [[name, { populate: links(strapi, component) }]] : [];
    },
  );
  return Object.fromEntries(found);
}

function stateOf(strapi: Core.Strapi, uid: UID.Schema, row: Row): ItemState {
  const written = writtenAttributes(strapi, uid).map(([name, { type, component }]) => {
    const value = row[name];
    if (type === 'media') return [name, each(value, ({ id, name: called }) => ({ id, name: called }))];
    // Draft and published version of a linked item are two rows.
    if (type === 'relation') return [name, distinct(each(value, ({ documentId }) => documentId))];
    if (component) return [name, each(value, (part) => stateOf(strapi, component, part))];
    return [name, plain(value)];
  });
  return Object.fromEntries(written);
}

/** Converts a value to the form it has after JSON. */
const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null));

const distinct = (value: unknown) => (Array.isArray(value) ? [...new Set(value)] : value);

function each(value: unknown, of: (row: Row) => unknown): unknown {
  if (Array.isArray(value)) return value.map((row: Row) => of(row));
  return value ? of(value as Row) : null;
}
