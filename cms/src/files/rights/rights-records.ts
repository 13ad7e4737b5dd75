import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type Rule, writtenData } from '../../content/rules/rule';
import type { EmbeddedRights } from './embedded-rights';

const RIGHTS = 'api::picture-right.picture-right';
const FILE = 'plugin::upload.file';

/** Every file has one record of its rights, from its first moment to its last. To be called before a file is stored. */
export async function keepRightsWithFiles(strapi: Core.Strapi): Promise<void> {
  // In one transaction: a record that does not have its file yet would be taken for one that has lost it.
  const addFor = (file: number) =>
    strapi.db.transaction(() => strapi.db.query(RIGHTS).create({ data: { file, revision: 1 } }));
  const removeLost = async () => {
    await strapi.db.transaction(({ trx }) =>
      trx('picture_rights')
        .whereNotIn('id', trx('picture_rights_file_lnk').whereNotNull('file_id').select('picture_right_id'))
        .delete(),
    );
  };
  strapi.db.lifecycles.subscribe({
    models: [FILE],
    afterCreate: async ({ result }) => {
      const { id } = result as { id: number };
      try {
        await addFor(id);
      } catch (error) {
        // Its upload fails, and what was stored of it is removed.
        await strapi.db.query(FILE).delete({ where: { id } });
        throw error;
      }
    },
    afterDelete: removeLost,
    afterDeleteMany: removeLost,
  });
  // Files from before there were rights.
  const { connection } = strapi.db;
  const without: number[] = await connection('files')
    .whereNotIn('id', connection('picture_rights_file_lnk').whereNotNull('file_id').select('file_id'))
    .pluck('id');
  for (const file of without) await addFor(file);
}

/** Keeps what the file said of itself, to be offered when its rights are written. */
export async function rememberWhatFileSays(
  strapi: Core.Strapi,
  file: number,
  says: EmbeddedRights | null,
): Promise<void> {
  const rights = await strapi.db.query(RIGHTS).findOne({ where: { file }, select: ['id', 'fromFile'] });
  if (says || rights?.fromFile)
    await strapi.db.query(RIGHTS).update({ where: { id: rights.id }, data: { fromFile: says } });
}

/** Comes and goes with its file and is written, never added or taken away. What the file says of itself stays as it is. */
export const rightsOfFile: Rule = () => (context, next) => {
  if (['create', 'delete'].includes(context.action))
    throw new errors.ForbiddenError('The rights of a picture come and go with its file');
  const data = writtenData(context);
  delete data?.file;
  delete data?.fromFile;
  return next();
};
