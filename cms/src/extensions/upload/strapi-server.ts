import type { Context } from 'koa';
import { refused } from '../../files';

interface Plugin {
  controllers: Record<string, Record<string, unknown>>;
}

/** Strapi lists actions with this mark as grantable to a role. */
const grantable = { [Symbol.for('__type__')]: ['content-api'] };

export default (plugin: Plugin): Plugin => {
  // Blocks uploads by URL: an editor could make this machine request addresses inside its own network.
  plugin.controllers['admin-upload'] = {
    ...plugin.controllers['admin-upload'],
    uploadFromUrls: (ctx: Context) => {
      const { message, details } = refused('UPLOAD_FROM_ADDRESS');
      ctx.forbidden(message, details);
    },
  };
  // No route uses this action. Strapi checks the right `file.find` before it searches the items related to a file, but
  // does not define it.
  plugin.controllers.file = { find: Object.assign(() => undefined, grantable) };
  return plugin;
};
