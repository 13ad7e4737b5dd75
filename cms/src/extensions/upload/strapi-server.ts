import type { Context } from 'koa';

interface Plugin {
  controllers: Record<'admin-upload', Record<'uploadFromUrls', (ctx: Context) => unknown>>;
}

/** Whoever may upload in the panel could have this machine ask any address for them, also inside its own network. */
export default (plugin: Plugin): Plugin => {
  plugin.controllers['admin-upload'].uploadFromUrls = (ctx) =>
    ctx.forbidden('Files are not fetched from addresses. Please upload the file itself');
  return plugin;
};
