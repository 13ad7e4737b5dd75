import type { Context } from 'koa';

interface Plugin {
  controllers: Record<string, Record<string, unknown>>;
}

/** By this mark Strapi finds what a role may be granted. */
const grantable = { [Symbol.for('__type__')]: ['content-api'] };

export default (plugin: Plugin): Plugin => {
  // Whoever may upload in the panel could have this machine ask any address for them, also inside its own network.
  plugin.controllers['admin-upload'] = {
    ...plugin.controllers['admin-upload'],
    uploadFromUrls: (ctx: Context) =>
      ctx.forbidden('Files are not fetched from addresses. Please upload the file itself'),
  };
  // No route leads to it. Strapi asks for this right by the name of the content type before it searches what is related to
  // a file, and knows no such action of its own.
  plugin.controllers.file = { find: Object.assign(() => undefined, grantable) };
  return plugin;
};
