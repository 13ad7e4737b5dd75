import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::bio-content.bio-content');
