import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::portfolio-item.portfolio-item');
