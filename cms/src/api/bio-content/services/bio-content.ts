import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::bio-content.bio-content');
