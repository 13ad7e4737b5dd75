import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_QUERY_ENTRIES, MAX_QUERY_VALUES, QUERY_DEPTH } from '../../../cms/src/shared/limits';
import type { ChangesWith } from '../cache/site-state';

/** The type of a variable, which the build reads from the operation and the schema. */
export type VariableType = { required: boolean } & (
  | { kind: 'String' | 'ID' | 'Int' | 'Boolean' }
  | { kind: 'enum'; values: string[] }
  | { kind: 'list'; of: VariableType }
  | { kind: 'object'; fields: Record<string, VariableType> }
);

/** One of the site's GraphQL operations, as the build writes it. */
export interface TrustedOperation {
  id: string;
  name: string;
  kind: 'query' | 'mutation';
  text: string;
  /** The only variables that it accepts */
  variables: Record<string, VariableType>;
  /** One response serves everybody until this changes; absent: each response is for one caller */
  changesWith?: ChangesWith | undefined;
}

/** Next to Vite's manifest in the client build; not served. */
export const TRUSTED_DOCUMENTS_FILE = 'trusted-documents.json';

/** Of sha256's 32: collisions are harmless, because all texts are ours. Bytes. */
const ID_BYTES = 16;

/** Returns the hash by which a browser requests an operation. */
export function documentId(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, ID_BYTES).toString('base64url');
}

/** @throws Error when the site is not built */
export function readTrustedDocuments(clientDir: string): TrustedOperation[] {
  return JSON.parse(readFileSync(join(clientDir, TRUSTED_DOCUMENTS_FILE), 'utf8')) as TrustedOperation[];
}

const LARGEST_INT = 2 ** 31;

/** Returns the sentence that names a wrong variable, or undefined. Reads no more than the limits allow. */
export function variablesProblem(types: Record<string, VariableType>, variables: Record<string, unknown>) {
  const check = new Check();
  return check.fields(types, variables, '', 1);
}

class Check {
  private values = 0;

  fields(types: Record<string, VariableType>, given: Record<string, unknown>, path: string, depth: number) {
    for (const name of Object.keys(given)) {
      if (!Object.hasOwn(types, name)) return `${short(path + name)} is not known`;
    }
    for (const [name, type] of Object.entries(types)) {
      const problem = this.value(type, given[name], path + name, depth);
      if (problem) return problem;
    }
    return undefined;
  }

  private value(type: VariableType, given: unknown, path: string, depth: number): string | undefined {
    this.values += 1;
    if (this.values > MAX_QUERY_VALUES) return `There are more than ${MAX_QUERY_VALUES} values`;
    if (depth > QUERY_DEPTH) return `${path} is nested too deeply`;
    if (given === undefined || given === null) return type.required ? `${path} is required` : undefined;
    if (type.kind === 'list') return this.list(type.of, given, path, depth);
    if (type.kind !== 'object') return isOfType(type, given) ? undefined : `${path} must be ${nameOf(type)}`;
    if (typeof given !== 'object' || Array.isArray(given)) return `${path} must be an object`;
    return this.fields(type.fields, given as Record<string, unknown>, `${path}.`, depth + 1);
  }

  private list(of: VariableType, given: unknown, path: string, depth: number): string | undefined {
    if (!Array.isArray(given)) return `${path} must be a list`;
    if (given.length > MAX_QUERY_ENTRIES) return `${path} has more than ${MAX_QUERY_ENTRIES} entries`;
    for (const [index, entry] of given.entries()) {
      const problem = this.value(of, entry, `${path}[${index}]`, depth + 1);
      if (problem) return problem;
    }
    return undefined;
  }
}

type Leaf = Exclude<VariableType, { kind: 'list' | 'object' }>;

function isOfType(type: Leaf, given: unknown): boolean {
  if (type.kind === 'enum') return typeof given === 'string' && type.values.includes(given);
  if (type.kind === 'Boolean') return typeof given === 'boolean';
  if (type.kind === 'Int') return isInt(given);
  return typeof given === 'string' || (type.kind === 'ID' && isInt(given));
}

const isInt = (given: unknown): boolean =>
  Number.isInteger(given) && (given as number) < LARGEST_INT && (given as number) >= -LARGEST_INT;

const NAMES = { String: 'a text', ID: 'an id', Int: 'a whole number', Boolean: 'true or false' };
const nameOf = (type: Leaf) => (type.kind === 'enum' ? `one of ${type.values.join(', ')}` : NAMES[type.kind]);

/** The error message repeats only the start of a sent name. */
const short = (name: string) => (name.length > 60 ? `${name.slice(0, 60)}…` : name);
