import { type Core, factories, type UID } from '@strapi/strapi';
import { CONTENT_TYPES } from '../../content';

// A new object for each route, because Strapi writes the required permission into it.
const ownerOnly = () => ({ policies: ['global::is-owner'] });

/**
 * Adds REST routes for every content type, for the owner only; visitors use GraphQL. Strapi would need three files per
 * type for the controller, the service and the routes. Call it in `register`.
 */
export function addOwnersRoutes(strapi: Core.Strapi): void {
  for (const uid of Object.keys(CONTENT_TYPES) as UID.ContentType[]) {
    const [namespace = '', name = ''] = uid.split('.');
    strapi.get('services').add(namespace, { [name]: factories.createCoreService(uid) });
    strapi.get('controllers').add(namespace, { [name]: factories.createCoreController(uid) });
    const isSingle = strapi.contentType(uid).kind === 'singleType';
    const config = {
      find: ownerOnly(),
      update: ownerOnly(),
      delete: ownerOnly(),
      // Submissions have the same routes, but no role may create them here.
      ...(!isSingle && { findOne: ownerOnly(), create: ownerOnly() }),
    };
    // Strapi's types require finished routes, but Strapi finishes them itself.
    const router = factories.createCoreRouter(uid, { config }) as Core.Router;
    strapi.api(name).routes = { [name]: router };
  }
}
