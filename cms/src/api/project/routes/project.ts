import { factories } from '@strapi/strapi';

// Visitors read and write through GraphQL; the REST door of a content type is the owner's alone.
// Each route needs a config of its own: Strapi writes the permission it asks for into it.
const ownerOnly = () => ({ policies: ['global::is-owner'] });

export default factories.createCoreRouter('api::project.project', {
  config: {
    find: ownerOnly(),
    findOne: ownerOnly(),
    create: ownerOnly(),
    update: ownerOnly(),
    delete: ownerOnly(),
  },
});
