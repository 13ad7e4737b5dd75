import type { Core } from '@strapi/strapi';
import { COMPANIONS, SUBMISSIONS } from '../../content';
import { batchToOne } from '../../platform/graphql/batch-relations';
import { aroundEachField, type FieldMiddlewares } from '../../platform/graphql/combine-middlewares';
import { withoutNullArguments } from './null-arguments';

/** Operations that an engine adds to the schema. */
export interface GraphqlPart {
  typeDefs?: string;
  /** By type and field */
  resolvers?: Record<string, object>;
  /** Access by 'Type.field' */
  resolversConfig?: Record<string, object>;
  /** Attributes that the inputs of a type leave out, by uid */
  closedInputs?: Record<string, readonly string[]>;
}

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

/** Plugins' own types: nobody works with them through GraphQL. */
const PLUGIN_TYPES = [
  'plugin::users-permissions.user',
  'plugin::users-permissions.role',
  'plugin::users-permissions.permission',
  'plugin::i18n.locale',
  'plugin::review-workflows.workflow',
  'plugin::review-workflows.workflow-stage',
];

/** Computed when a post is saved, never sent. */
const DERIVED_POST_FIELDS = ['excerpt', 'readingMinutes'];

/** users-permissions registers these whatever its roles allow; a named policy is the only way to close them. */
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
  parts: readonly ((strapi: Core.Strapi) => GraphqlPart)[];
  /** Runs around every field */
  aroundFields: (strapi: Core.Strapi) => FieldMiddlewares;
  fieldMiddlewares: (strapi: Core.Strapi) => FieldMiddlewares;
}

/** Closes what nobody uses in Strapi's own schema, and adds the operations of every engine. */
export function buildSchema(
  strapi: Core.Strapi,
  { parts, aroundFields, fieldMiddlewares }: GraphqlTable,
): void {
  const extension: ExtensionService = strapi.plugin('graphql').service('extension');
  closeUnused(extension);
  const batches = { ...batchToOne(strapi), ...fieldMiddlewares(strapi) };
  extension.use({ resolversConfig: aroundEachField(aroundFields(strapi), batches) });
  extension.use({ resolversConfig: withoutNullArguments(strapi) });
  for (const part of parts) {
    const { closedInputs = {}, ...added } = part(strapi);
    for (const [uid, names] of Object.entries(closedInputs))
      for (const name of names) extension.shadowCRUD(uid).field(name).disableInput();
    extension.use(added);
  }
}

function closeUnused(extension: ExtensionService): void {
  // Visitors send submissions through separate mutations, not through Strapi's create.
  for (const uid of SUBMISSIONS) extension.shadowCRUD(uid).disableActions(['create']);
  for (const uid of SUBMISSIONS) extension.shadowCRUD(uid).field('submissionKey').disableInput();
  // A quote is begun on its booking.
  extension.shadowCRUD('api::quote.quote').disableActions(['create']);
  for (const uid of COMPANIONS) extension.shadowCRUD(uid).disableActions(['create', 'delete']);
  for (const name of ['file', 'fromFile'])
    extension.shadowCRUD('api::picture-right.picture-right').field(name).disableInput();
  for (const name of DERIVED_POST_FIELDS)
    extension.shadowCRUD('api::blog-post.blog-post').field(name).disableInput();
  // An item's place changes by arranging the portfolio.
  extension.shadowCRUD('api::portfolio-item.portfolio-item').field('position').disableInput();
  // From a picture it would lead to everything that uses it, drafts included, past the rules of reading.
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

/** @param resolvers by type and field */
export function openToEveryone(resolvers: Record<string, object>): Record<string, { auth: false }> {
  const fields = Object.entries(resolvers).flatMap(([type, byName]) =>
    Object.keys(byName).map((name) => `${type}.${name}`),
  );
  return Object.fromEntries(fields.map((field) => [field, { auth: false }]));
}
