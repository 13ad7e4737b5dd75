import type { Core } from '@strapi/strapi';
import { LARGEST_PAGE, USUAL_PAGE } from '../src/shared/limits';

const config: Core.Config.Api = {
  rest: {
    prefix: '/api',
    defaultLimit: USUAL_PAGE,
    maxLimit: LARGEST_PAGE,
    withCount: true,
    strictParams: true,
  },
  documents: { strictParams: true },
};

export default config;
