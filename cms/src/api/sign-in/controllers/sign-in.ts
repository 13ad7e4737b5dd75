import type { Core } from '@strapi/strapi';
import { signInController } from '../../../people';

export default ({ strapi }: { strapi: Core.Strapi }) => signInController(strapi);
