import type { Core } from '@strapi/strapi';
import { requireConfirmedRequest } from '../people';

/** Lets only devices pass where the owner has proved who they are in the last ten minutes. */
export default async (
  _context: unknown,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> => {
  await requireConfirmedRequest(strapi);
  return true;
};
