import type { Core, Modules, UID } from '@strapi/strapi';
import { type Attribute, attributesOf } from '../../platform/database/models';
import type { Caller } from '../../platform/request/caller';

export type DocumentMiddleware = Modules.Documents.Middleware.Middleware;
export type DocumentContext = Parameters<DocumentMiddleware>[0];
type Next = Parameters<DocumentMiddleware>[1];

/** Dependencies of a rule, passed in so that rules can be tested without HTTP. */
export interface RuleDependencies {
  strapi: Core.Strapi;
  caller: () => Caller;
}

export type Rule = (dependencies: RuleDependencies) => DocumentMiddleware;

/** Returns the fields of a create or update; undefined for other actions. */
export function writtenData(context: DocumentContext): Record<string, unknown> | undefined {
  if (context.action !== 'create' && context.action !== 'update') return undefined;
  const { data } = context.params as { data?: unknown };
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
}

interface Save {
  strapi: Core.Strapi;
  caller: () => Caller;
  uid: UID.ContentType;
  /** Undefined for a new item */
  documentId: string | undefined;
  /** The sent fields, which the rule may change */
  data: Record<string, unknown>;
}

/** Makes a rule around each create and update, which happens in `next`. */
export const aroundSave =
  (run: (save: Save, next: () => Promise<unknown>) => Promise<unknown>): Rule =>
  ({ strapi, caller }) =>
  (context, next) => {
    const data = writtenData(context);
    const { documentId } = context.params as { documentId?: string };
    if (!data) return next();
    return run({ strapi, caller, uid: context.uid, documentId, data }, next) as ReturnType<Next>;
  };

/** Makes a rule that checks and completes the fields of each create and update. */
export const beforeSave = (settle: (save: Save) => Promise<void> | void): Rule =>
  aroundSave(async (save, next) => {
    await settle(save);
    return next();
  });

interface WrittenField {
  /** What the field is written in: the data of the save, or a component in it */
  fields: Record<string, unknown>;
  name: string;
  /** Names the field in a refusal, such as 'services.1.name' */
  path: string;
  attribute: Attribute;
}

/** Returns the fields that a create or update writes, with those of components instead of the components. */
export function* writtenFields(strapi: Core.Strapi, context: DocumentContext): Generator<WrittenField> {
  yield* fieldsIn(strapi, context.uid, writtenData(context) ?? {});
}

function* fieldsIn(
  strapi: Core.Strapi,
  uid: UID.Schema,
  fields: Record<string, unknown>,
  within = '',
): Generator<WrittenField> {
  const attributes = attributesOf(strapi, uid);
  for (const [name, value] of Object.entries(fields)) {
    const attribute = attributes[name];
    if (!attribute) continue;
    const path = within + name;
    if (!attribute.component) yield { fields, name, path, attribute };
    else
      for (const [index, part] of [value].flat().entries()) {
        const inside = Array.isArray(value) ? `${path}.${index}.` : `${path}.`;
        yield* fieldsIn(strapi, attribute.component, Object(part), inside);
      }
  }
}

export const isRead = (context: DocumentContext) =>
  ['findOne', 'findFirst', 'findMany', 'count'].includes(context.action);

export const isForVisitors = (params: object) => (params as { status?: string }).status === 'published';

/** Runs a read as if some items did not exist. A filter alone would not apply to a read by documentId. */
export function readWithout({ params }: DocumentContext, hidden: readonly string[], next: Next) {
  if (hidden.length === 0) return next();
  const read = params as { documentId?: string; filters?: object };
  if (read.documentId && hidden.includes(read.documentId)) return Promise.resolve(null) as ReturnType<Next>;
  const shown = { documentId: { $notIn: hidden } };
  read.filters = read.filters ? { $and: [read.filters, shown] } : shown;
  return next();
}
