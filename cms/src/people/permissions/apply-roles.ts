import type { Core, UID } from '@strapi/strapi';
import { CONTENT_TYPES, type ContentTypeUid, isSubmission, type Kind, STRAPIS_FIELDS } from '../../content';
import { attributeList, attributesOf, hasDrafts } from '../../platform/database/models';

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';

/** Strapi's code of the content editors' role in the panel. */
const EDITOR_ROLE_CODE = 'strapi-editor';

interface Permission {
  id: number;
  action: string;
}

/** Makes the permissions of the roles equal to the tables: adds missing ones and removes others. */
export async function applyRoles(strapi: Core.Strapi): Promise<void> {
  await closeRegistration(strapi);
  await applyContentRole(
    strapi,
    { type: 'public', name: 'Public', description: 'Visitors of the site' },
    PUBLIC_ACTIONS,
  );
  await applyContentRole(
    strapi,
    { type: 'owner', name: 'Owner', description: 'The owner of the site' },
    OWNER_ACTIONS,
  );
  await emptyUnusedRoles(strapi);
  await applyEditorRole(strapi);
}

async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const advanced = (await store.get({})) as Record<string, unknown> | null;
  await store.set({
    value: { ...advanced, allow_register: false, default_role: 'owner', email_confirmation: false },
  });
}

async function applyContentRole(
  strapi: Core.Strapi,
  role: { type: string; name: string; description: string },
  actions: readonly string[],
): Promise<void> {
  const existing = await strapi.db.query(ROLE).findOne({ where: { type: role.type } });
  const { id } = existing ?? (await strapi.db.query(ROLE).create({ data: role }));
  const granted: Permission[] = await strapi.db.query(PERMISSION).findMany({ where: { role: id } });

  const surplus = granted.filter(
    ({ action }, index) =>
      !actions.includes(action) || granted.findIndex((other) => other.action === action) !== index,
  );
  if (surplus.length > 0) {
    await strapi.db.query(PERMISSION).deleteMany({ where: { id: { $in: surplus.map((row) => row.id) } } });
    // Strapi grants actions of its plugins in a new database.
    strapi.log[granted.some((row) => row.action.startsWith('api::')) ? 'warn' : 'info'](
      `Removed from role ${role.name}, not in its table: ${surplus.map((row) => row.action).join(', ')}`,
    );
  }
  for (const action of actions) {
    if (!granted.some((permission) => permission.action === action)) {
      await strapi.db.query(PERMISSION).create({ data: { action, role: id } });
    }
  }
}

/** Removes all permissions of other roles, such as Strapi's unused "Authenticated". */
async function emptyUnusedRoles(strapi: Core.Strapi): Promise<void> {
  const roles: { id: number }[] = await strapi.db
    .query(ROLE)
    .findMany({ where: { type: { $notIn: ['public', 'owner'] } } });
  for (const { id } of roles) await strapi.db.query(PERMISSION).deleteMany({ where: { role: id } });
}

async function applyEditorRole(strapi: Core.Strapi): Promise<void> {
  const role = await strapi.db.query('admin::role').findOne({ where: { code: EDITOR_ROLE_CODE } });
  if (!role) return;
  const contentPermissions = EDITOR_TYPES.flatMap((subject) =>
    EDITOR_CONTENT_ACTIONS.filter((action) => !action.endsWith('.publish') || hasDrafts(strapi, subject)).map(
      (action) => ({
        action,
        subject,
        properties: { fields: grantedFields(strapi, subject) },
        conditions: [],
      }),
    ),
  );
  const mediaPermissions = EDITOR_MEDIA_ACTIONS.map((action) => ({
    action,
    subject: null,
    properties: {},
    conditions: [],
  }));
  await strapi
    .service('admin::role')
    .assignPermissions(role.id, [...contentPermissions, ...mediaPermissions]);
}

/**
 * Returns the fields an editor may use. Strapi grants the fields of a component, such as 'services.name', not the
 * component. Relations to submissions are left out: an editor could list submissions through them and find out their
 * content by filters.
 */
function grantedFields(strapi: Core.Strapi, subject: UID.ContentType): string[] {
  return attributeList(strapi, subject)
    .filter(([name, { target }]) => !STRAPIS_FIELDS.includes(name) && !isSubmission(target))
    .flatMap(([name, { component }]) => {
      if (!component) return [name];
      const parts = Object.keys(attributesOf(strapi, component));
      return parts.filter((part) => part !== 'id').map((part) => `${name}.${part}`);
    });
}

/**
 * The permissions of each role. Every boot applies them: actions that are not listed are removed from the role.
 * Visitors write through dedicated GraphQL mutations, which need no permission here.
 */

const TYPES = Object.entries(CONTENT_TYPES) as [ContentTypeUid, Kind][];

const ofKind = (...kinds: Kind['kind'][]) =>
  TYPES.flatMap(([uid, { kind }]) => (kinds.includes(kind) ? [uid] : []));

/** Content, but no settings or submissions. */
const EDITOR_TYPES = TYPES.flatMap(([uid, { kind, ownerOnly }]) =>
  kind === 'submission' || ownerOnly ? [] : [uid],
);

const content = (uid: string, ...actions: string[]) => actions.map((action) => `${uid}.${action}`);

/** Visitors: published content, the routes of the owner's session, and the password reset. */
export const PUBLIC_ACTIONS: readonly string[] = [
  ...ofKind('collection').flatMap((uid) => content(uid, 'find', 'findOne')),
  ...ofKind('single').flatMap((uid) => ((CONTENT_TYPES[uid] as Kind).unseen ? [] : content(uid, 'find'))),
  'api::site.site.state',
  'api::site.site.health',
  'plugin::users-permissions.auth.callback',
  'plugin::users-permissions.auth.refresh',
  'plugin::users-permissions.auth.logout',
  'plugin::users-permissions.auth.forgotPassword',
  'plugin::users-permissions.auth.resetPassword',
  ...content('api::sign-in.sign-in', 'secondStep', 'passkeyOptions', 'passkey'),
];

export const OWNER_ACTIONS: readonly string[] = [
  ...ofKind('collection', 'private').flatMap((uid) =>
    content(uid, 'find', 'findOne', 'create', 'update', 'delete'),
  ),
  ...ofKind('single').flatMap((uid) => content(uid, 'find', 'update')),
  ...ofKind('submission').flatMap((uid) => content(uid, 'find', 'findOne', 'update', 'delete')),
  ...ofKind('companion').flatMap((uid) => content(uid, 'find', 'findOne', 'update')),
  ...content('api::person.person', 'export', 'erase'),
  'api::site.site.state',
  'api::site.site.health',
  // Needed to search rights by the name of their file.
  'plugin::upload.file.find',
  'plugin::upload.content-api.find',
  'plugin::upload.content-api.findOne',
  'plugin::upload.content-api.upload',
  'plugin::upload.content-api.destroy',
  'plugin::users-permissions.user.me',
  'plugin::users-permissions.auth.callback',
  'plugin::users-permissions.auth.refresh',
  'plugin::users-permissions.auth.logout',
  ...content('api::sign-in.sign-in', 'secondStep', 'passkeyOptions', 'passkey'),
  'plugin::users-permissions.auth.changePassword',
];

export const EDITOR_CONTENT_ACTIONS: readonly string[] = [
  'plugin::content-manager.explorer.create',
  'plugin::content-manager.explorer.read',
  'plugin::content-manager.explorer.update',
  'plugin::content-manager.explorer.delete',
  'plugin::content-manager.explorer.publish',
];

export const EDITOR_MEDIA_ACTIONS: readonly string[] = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
  'plugin::upload.configure-view',
];
