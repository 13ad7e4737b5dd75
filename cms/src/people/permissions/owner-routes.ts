import { type Core, factories, type UID } from '@strapi/strapi';
import { CONTENT_TYPES } from '../../content';

// Each route needs a config of its own: Strapi writes the permission it asks for into it.
const ownerOnly = () => ({ policies: ['global::is-owner'] });

/**
 * Gives every content type its REST door, which is the owner's alone: visitors read and write through GraphQL. Strapi would
 * look for a controller, a service and routes in three files a type. To be called in `register`.
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
      // What visitors send has the same routes, and no role may create it here.
      ...(!isSingle && { findOne: ownerOnly(), create: ownerOnly() }),
    };
    // Strapi's types want the finished routes, and Strapi finishes them itself.
    const router = factories.createCoreRouter(uid, { config }) as Core.Router;
    strapi.api(name).routes = { [name]: router };
  }
}
