import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::role-profiles.role-profiles');
