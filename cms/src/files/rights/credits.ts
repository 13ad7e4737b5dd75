import type { Core } from '@strapi/strapi';
import { RIGHTS } from './rights-records';

const CREDITS = ['photographer', 'stylist', 'makeUp', 'designer', 'copyrightNotice'] as const;

type Credits = Record<(typeof CREDITS)[number], string | null>;

/** Returns the credits of files in the order of the ids; null for a file without credits. */
export async function creditsOf(strapi: Core.Strapi, ids: readonly number[]): Promise<(Credits | null)[]> {
  const rows: (Credits & { file: { id: number } })[] = await strapi.db.query(RIGHTS).findMany({
    where: { file: { id: { $in: [...ids] } } },
    select: [...CREDITS],
    populate: { file: { select: ['id'] } },
  });
  const credited = rows.filter((row) => CREDITS.some((name) => row[name]));
  const byFile = new Map(credited.map((row) => [row.file.id, row]));
  return ids.map((id) => byFile.get(id) ?? null);
}
