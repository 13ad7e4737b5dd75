import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::role-profiles.role-profiles');
