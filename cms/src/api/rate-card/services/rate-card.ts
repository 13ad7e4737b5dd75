import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::rate-card.rate-card');
