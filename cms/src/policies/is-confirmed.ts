import type { Core } from '@strapi/strapi';
import { requireConfirmedRequest } from '../people';

/**
 * Lets only devices pass where the owner has proved who they are in the last ten minutes, with a second factor if the
 * account has one.
 */
export default async (
  { state }: { state: { user?: { id: number } } },
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> => {
  if (!state.user) return false;
  await requireConfirmedRequest(strapi, state.user.id);
  return true;
};
