import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { canonicalText } from '../../shared/canonical-text';

/** Letters that JavaScript lowers depending on their neighbours, or to two characters. PostgreSQL does neither. */
const LOWERED_APART = /[Σİ]/g;

/** Returns a text in lower case, letter by letter, as PostgreSQL's `lower` does in a UTF-8 database. */
export const fold = (text: string): string =>
  text.replace(LOWERED_APART, (letter) => (letter === 'İ' ? 'i' : 'σ')).toLowerCase();

/** Returns whether a text contains another one, ignoring case. */
export const includesFolded = (text: string, part: string): boolean =>
  fold(text).includes(fold(canonicalText(part)));

const inLetterOrder = new Intl.Collator('en');

/** Compares two texts in the order of lists: É next to E, capitals next to small letters. */
export const compareTexts = (one: string, other: string): number => inLetterOrder.compare(one, other);

const SIGNS = /[\p{P}\p{S}\p{Zs}]/gu;
const MARKS = /\p{M}/gu;
/**
 * Sort keys of spaces, punctuation and symbols. They come before digits and letters, in the order of the Unicode
 * Collation Algorithm.
 */
const SIGN_KEYS = new Map(
  [...Array.from({ length: 0xc0 - 0x20 }, (_, index) => 0x20 + index), ...range(0x2010, 0x2044)]
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => sign.search(SIGNS) === 0)
    .sort(compareTexts)
    .map((sign, index) => [sign, `\u0001${String.fromCodePoint(0x20 + index)}`]),
);

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * Returns a key whose bytes sort as PostgreSQL's collation `und-x-icu` does: first by letters, then by marks, then by
 * capitals.
 */
export function sortKey(text: string): string {
  const folded = fold(text).normalize('NFD');
  const letters = folded.replace(MARKS, '').replace(SIGNS, (sign) => SIGN_KEYS.get(sign) ?? `\u0001${sign}`);
  return `${letters}\u0000${folded}\u0000${text.replace(/\p{Ll}/gu, '0')}`;
}

type Value = string | number | bigint | Buffer | null;

export interface SqliteFunctions {
  function(
    name: string,
    options: { deterministic: boolean },
    action: (...values: never[]) => unknown,
  ): unknown;
}

const ofText = (action: (text: string) => string) => (value: Value) =>
  typeof value === 'string' ? action(value) : value;

/**
 * Adds `lower`, `like` and `sort_key` for all letters to an SQLite connection. SQLite's own functions know the case of
 * ASCII letters only, and it sorts by bytes.
 */
export function compareAllLetters(connection: SqliteFunctions): void {
  const options = { deterministic: true };
  connection.function('lower', options, ofText(fold));
  connection.function('sort_key', options, ofText(sortKey));
  connection.function('like', options, (pattern: Value, text: Value) => like(pattern, text, ''));
  connection.function('like', options, (pattern: Value, text: Value, escapeSign: Value) =>
    like(pattern, text, String(escapeSign)),
  );
}

let lastLike: { pattern: string; escapeSign: string; matches: RegExp } | undefined;

function like(pattern: Value, text: Value, escapeSign: string): number | null {
  if (pattern === null || text === null) return null;
  const patternText = String(pattern);
  // A query compares every row with the same pattern.
  if (lastLike?.pattern !== patternText || lastLike.escapeSign !== escapeSign)
    lastLike = { pattern: patternText, escapeSign, matches: likePattern(patternText, escapeSign) };
  return Number(lastLike.matches.test(fold(String(text))));
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/;

/** Takes time in proportion to the text, however many wildcards: the texts between them are each found once. */
function likePattern(pattern: string, escapeSign: string): RegExp {
  const letters = [...fold(pattern)];
  const parts = [''];
  const add = (source: string) => parts.push((parts.pop() ?? '') + source);
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    if (letter === escapeSign) {
      at += 1;
      add(literal(letters[at] ?? ''));
    } else if (letter === '%') parts.push('');
    else add(letter === '_' ? '[^]' : literal(letter));
  }
  const [start = '', ...others] = parts;
  const end = others.pop();
  if (end === undefined) return new RegExp(`^${start}$`, 'u');
  const inner = others.filter((part) => part !== '');
  const [only = ''] = inner;
  if (inner.length < 2 && start + end === '') return new RegExp(only, 'u');
  // A group in a lookahead is not tried again.
  const found = inner.map((part, index) => `(?=(?<part${index}>[^]*?${part}))\\k<part${index}>`);
  return new RegExp(`^${start}${found.join('')}${end && `[^]*${end}$`}`, 'u');
}

const literal = (letter: string) => (SPECIAL.test(letter) ? `\\${letter}` : letter);

const ICU_COLLATION = 'und-x-icu';
const TEXT_TYPES = new Set(['string', 'text', 'richtext', 'email', 'uid']);

interface Model {
  attributes: Record<string, { type: string; columnName?: string }>;
}

interface Builder {
  alias: string;
  state: { joins: unknown[] };
  search(text: string): unknown;
  getKnexQuery(): Knex.QueryBuilder;
}

interface OrderStatement {
  grouping: string;
  type: string;
  value: unknown;
}

/**
 * Sorts text columns by a collation. Strapi would sort them as the database compares bytes. Document ids and locales
 * keep that order, as they contain no words.
 */
export async function sortByLetters({ db }: Core.Strapi): Promise<void> {
  const { connection } = db;
  const isSqlite = db.dialect.client === 'sqlite';
  if (!isSqlite && !(await connection('pg_collation').where({ collname: ICU_COLLATION }).first('oid')))
    return;
  const inOrder = (column: string) =>
    connection.raw(isSqlite ? 'sort_key(??)' : `?? collate "${ICU_COLLATION}"`, [column]);

  const manager = db.entityManager as unknown as { createQueryBuilder(uid: string): Builder };
  const createQueryBuilder = manager.createQueryBuilder.bind(manager);
  manager.createQueryBuilder = (uid) => {
    const builder = createQueryBuilder(uid);
    const { search, getKnexQuery } = builder;
    builder.search = (text) => search.call(builder, canonicalText(text));
    builder.getKnexQuery = () => {
      const query = getKnexQuery.call(builder);
      const texts = textColumns(db.metadata.get(uid) as Model, builder.alias);
      const { _statements: statements } = query as unknown as { _statements: OrderStatement[] };
      for (const statement of statements) {
        const { grouping, type, value } = statement;
        if (grouping !== 'order' || type !== 'orderByBasic' || !texts.has(String(value))) continue;
        statement.value = inOrder(String(value));
        // PostgreSQL sorts distinct rows only by selected columns.
        if (builder.state.joins.length > 0) query.select(inOrder(String(value)));
      }
      return query;
    };
    return builder;
  };
}

const NO_WORDS = new Set(['documentId', 'locale']);

function textColumns({ attributes }: Model, alias: string): Set<string> {
  const names = Object.entries(attributes).flatMap(([name, { type, columnName }]) =>
    TEXT_TYPES.has(type) && !NO_WORDS.has(name) ? [`${alias}.${columnName ?? name}`] : [],
  );
  return new Set(names);
}

/**
 * Builds the arguments of `whereRaw` for a case-insensitive search for a text in a column. Wildcards of `like` in the
 * text match literally.
 *
 * @param column column of the query's table; never user input
 */
export const contains = (column: string, text: string): [string, string[]] => [
  `lower(${column}) like ? escape '!'`,
  [`%${fold(canonicalText(text)).replace(/[!%_]/g, '!$&')}%`],
];
