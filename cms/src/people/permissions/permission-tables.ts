import { COLLECTIONS, COMPANIONS, PRIVATES, SINGLES, SUBMISSIONS, VISIBLE_TYPES } from '../../content';

/**
 * The permissions of each role. Every boot applies them: actions that are not listed are removed from the role.
 * Visitors write through dedicated GraphQL mutations, which need no permission here.
 */

const content = (uid: string, ...actions: string[]) => actions.map((action) => `${uid}.${action}`);

/** Visitors: published content, the routes of the owner's session, and the password reset. */
export const PUBLIC_ACTIONS: readonly string[] = [
  ...COLLECTIONS.flatMap((uid) => content(uid, 'find', 'findOne')),
  ...SINGLES.filter((uid) => VISIBLE_TYPES.includes(uid)).flatMap((uid) => content(uid, 'find')),
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
  ...[...COLLECTIONS, ...PRIVATES].flatMap((uid) =>
    content(uid, 'find', 'findOne', 'create', 'update', 'delete'),
  ),
  ...SINGLES.flatMap((uid) => content(uid, 'find', 'update')),
  ...SUBMISSIONS.flatMap((uid) => content(uid, 'find', 'findOne', 'update', 'delete')),
  ...COMPANIONS.flatMap((uid) => content(uid, 'find', 'findOne', 'update')),
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
