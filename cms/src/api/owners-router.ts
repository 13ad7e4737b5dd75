import { factories, type UID } from '@strapi/strapi';

// Each route needs a config of its own: Strapi writes the permission it asks for into it.
const ownerOnly = () => ({ policies: ['global::is-owner'] });

/**
 * The REST door of a content type, which is the owner's alone: visitors read and write through GraphQL.
 *
 * @param uid of a collection; what visitors send has the same routes, and its roles leave out `create`
 */
export const ownersCollection = (uid: UID.CollectionType) =>
  factories.createCoreRouter(uid, {
    config: {
      find: ownerOnly(),
      findOne: ownerOnly(),
      create: ownerOnly(),
      update: ownerOnly(),
      delete: ownerOnly(),
    },
  });

/** The same for a type of which there is one. */
export const ownersSingle = (uid: UID.SingleType) =>
  factories.createCoreRouter(uid, {
    config: { find: ownerOnly(), update: ownerOnly(), delete: ownerOnly() },
  });
