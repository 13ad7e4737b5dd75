import type { Core } from '@strapi/strapi';
import { authController } from '../../people';

type ControllerFactory = (options: { strapi: Core.Strapi }) => Record<string, unknown>;

interface Plugin {
  controllers: { auth: ControllerFactory };
}

export default (plugin: Plugin): Plugin => {
  const stock = plugin.controllers.auth;
  plugin.controllers.auth = (options) => ({ ...stock(options), ...authController(options.strapi) });
  return plugin;
};
