import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readPage, type Search } from '../../platform/database/pagination';
import { contains } from '../../platform/database/text-comparison';
import { DAY_MS } from '../../shared/days';
import { RIGHTS_NOTICE_DAYS } from '../../shared/retention';
import { siteDay } from '../../shared/site-clock';
import { RIGHTS } from '../rights/rights-records';
import { whereUnused } from '../use/file-uses';
import { VISIBILITY } from '../visibility/visibility';

type Narrowing = (strapi: Core.Strapi, query: Knex.QueryBuilder) => void | Promise<void>;

const NARROWED = {
  UNUSED: whereUnused,
  UNDESCRIBED: (_, query) =>
    void query
      .where('file.mime', 'like', 'image/%')
      .whereRaw("coalesce(trim(file.alternative_text), '') = ''"),
  UNSTATED: (_, query) =>
    void query
      .where('file.mime', 'like', 'image/%')
      .where((either) => either.whereNull('rights.people').orWhere('rights.people', 'not_stated')),
  UNCREDITED: (_, query) =>
    void query
      .whereNull('rights.photographer')
      .whereNull('rights.stylist')
      .whereNull('rights.make_up')
      .whereNull('rights.designer'),
  ENDING: (_, query) =>
    void query.whereBetween('rights.public_until', [
      siteDay(),
      siteDay(Date.now() + RIGHTS_NOTICE_DAYS * DAY_MS),
    ]),
  PAST: (_, query) => void query.where('rights.public_until', '<', siteDay()),
} satisfies Record<string, Narrowing>;

export type MediaNarrowing = keyof typeof NARROWED;

interface MediaQuery extends Search {
  only?: MediaNarrowing | null;
  oldestFirst?: boolean | null;
}

/** Returns one page of the files' rights that match, newest first unless `oldestFirst`. */
export async function readMedia(strapi: Core.Strapi, { q, only, oldestFirst, ...asked }: MediaQuery) {
  const files = strapi.db
    .connection('picture_rights as rights')
    .join('picture_rights_file_lnk as link', 'link.picture_right_id', 'rights.id')
    .join('files as file', 'file.id', 'link.file_id')
    .whereNotIn('file.id', strapi.db.connection(VISIBILITY).select('file_id'));
  if (q)
    files.where((either) =>
      either.whereRaw(...contains('file.name', q)).orWhereRaw(...contains('file.alternative_text', q)),
    );
  if (only) await NARROWED[only](strapi, files);
  const order = oldestFirst ? 'asc' : 'desc';
  const { rows: ids, ...page } = await readPage<number>(files, asked, (found) =>
    found.orderBy('rights.created_at', order).orderBy('rights.id', order).pluck('rights.id'),
  );
  const rows: { id: number }[] = await strapi.db.query(RIGHTS).findMany({ where: { id: { $in: ids } } });
  const nodes = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return { nodes, pageInfo: { ...page, pageCount: Math.ceil(page.total / page.pageSize) } };
}
