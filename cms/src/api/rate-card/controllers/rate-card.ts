import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::rate-card.rate-card');
