import type { Core } from '@strapi/strapi';
import { COMPANIONS, SUBMISSIONS } from '../../content';
import { batchRelations } from '../../platform/graphql/batch-relations';
import {
  type FieldMiddleware,
  type FieldMiddlewares,
  fieldMiddlewares,
} from '../../platform/graphql/field-middlewares';
import { type Operations, schemaPartOf } from '../../platform/graphql/operations';

interface ShadowCrud {
  disableQueries(): void;
  disableMutations(): void;
  disableActions(actions: string[]): void;
  field(name: string): { disable(): void; disableInput(): void };
}

interface ExtensionService {
  shadowCRUD(uid: string): ShadowCrud;
  use(extension: object): void;
}

/** Types of plugins that are not used through GraphQL. */
const PLUGIN_TYPES = [
  'plugin::users-permissions.user',
  'plugin::users-permissions.role',
  'plugin::users-permissions.permission',
  'plugin::i18n.locale',
  'plugin::review-workflows.workflow',
  'plugin::review-workflows.workflow-stage',
];

/** users-permissions registers these regardless of role permissions; only a named policy closes them. */
const CLOSED_MUTATIONS = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'emailConfirmation',
  'createUsersPermissionsUser',
  'updateUsersPermissionsUser',
  'deleteUsersPermissionsUser',
  'createUsersPermissionsRole',
  'updateUsersPermissionsRole',
  'deleteUsersPermissionsRole',
  'updateUploadFile',
  'deleteUploadFile',
];

export interface GraphqlTable {
  operations: (strapi: Core.Strapi) => readonly Operations[];
  /** Attributes left out of the inputs of a type, by uid */
  closedInputs: Record<string, readonly string[]>;
  /** Wrap every field */
  aroundFields: (strapi: Core.Strapi) => FieldMiddlewares;
  innerFields: (strapi: Core.Strapi) => FieldMiddlewares;
}

/** Closes the unused parts of Strapi's schema, and adds the operations of every module. */
export function buildSchema(
  strapi: Core.Strapi,
  { operations, closedInputs, aroundFields, innerFields }: GraphqlTable,
): void {
  const extension: ExtensionService = strapi.plugin('graphql').service('extension');
  closeUnused(extension);
  const batches = { ...batchRelations(strapi), ...innerFields(strapi) };
  extension.use({ resolversConfig: aroundEachField(aroundFields(strapi), batches) });
  extension.use({ resolversConfig: withoutNullArguments(strapi) });
  for (const [uid, names] of Object.entries(closedInputs))
    for (const name of names) extension.shadowCRUD(uid).field(name).disableInput();
  for (const group of operations(strapi)) extension.use(schemaPartOf(strapi, group));
}

function closeUnused(extension: ExtensionService): void {
  // Visitors send submissions through separate mutations, not through Strapi's create.
  for (const uid of SUBMISSIONS) {
    extension.shadowCRUD(uid).disableActions(['create']);
    extension.shadowCRUD(uid).field('submissionKey').disableInput();
  }
  // Quotes and payments are created on their booking.
  extension.shadowCRUD('api::quote.quote').disableActions(['create']);
  extension.shadowCRUD('api::payment.payment').disableActions(['create', 'update', 'delete']);
  for (const uid of COMPANIONS) extension.shadowCRUD(uid).disableActions(['create', 'delete']);
  // It would lead from a picture to every item that uses it, including drafts, past the read rules.
  extension.shadowCRUD('plugin::upload.file').field('related').disable();
  for (const uid of PLUGIN_TYPES) {
    extension.shadowCRUD(uid).disableQueries();
    extension.shadowCRUD(uid).disableMutations();
  }
  const closed = Object.fromEntries(
    CLOSED_MUTATIONS.map((name) => [`Mutation.${name}`, { policies: ['global::nobody'] }]),
  );
  extension.use({ resolversConfig: closed });
}

/**
 * Merges two tables of middlewares. Where both have middlewares for a field, those of `outer` run first. Strapi would
 * keep only one of the two.
 */
export function aroundEachField(outer: FieldMiddlewares, inner: FieldMiddlewares): FieldMiddlewares {
  const fields = new Set([...Object.keys(outer), ...Object.keys(inner)]);
  const both = (field: string) => [
    ...(outer[field]?.middlewares ?? []),
    ...(inner[field]?.middlewares ?? []),
  ];
  return Object.fromEntries([...fields].map((field) => [field, { middlewares: both(field) }]));
}

/**
 * Drops arguments that are null. In GraphQL `pagination: null` means no pagination, but Strapi reads page numbers from
 * the null.
 *
 * @returns configuration for `extension.use({ resolversConfig })`
 */
export function withoutNullArguments(strapi: Core.Strapi): FieldMiddlewares {
  const { naming } = strapi.plugin('graphql').service('utils');
  const own = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  const queries = own.flatMap((model) => [
    naming.getFindQueryName(model),
    naming.getFindConnectionQueryName(model),
    naming.getFindOneQueryName(model),
  ]);
  const lists = fieldMiddlewares(strapi, ({ relation, repeatable }) =>
    relation?.endsWith('ToMany') || repeatable ? dropNulls : undefined,
  );
  return {
    ...lists,
    ...Object.fromEntries(queries.map((name) => [`Query.${name}`, { middlewares: [dropNulls] }])),
  };
}

const dropNulls: FieldMiddleware = (next, parent, args, context, info) =>
  next(parent, Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)), context, info);
