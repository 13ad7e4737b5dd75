import type { Core } from '@strapi/strapi';
import { record } from '../activity/activity-log';
import { CONTENT_TYPES, type ContentTypeUid, type Kind } from '../content-types';
import { refusedField } from '../rules/refused-field';
import { texts, usesOfFiles } from '../uploads/file-uses';
import { sizeProblem } from '../uploads/limits';

const FILE = 'plugin::upload.file';
const RIGHTS = 'api::picture-right.picture-right';
/** Strapi keeps sizes in kilobytes of a thousand bytes. */
const KILOBYTE = 1000;

interface FileRow {
  id: number;
  documentId: string;
  hash: string;
  ext: string;
  mime: string;
  size: number;
  [column: string]: unknown;
}

/** What a file is, as opposed to what is said of it. */
const CONTENT = [
  'name',
  'hash',
  'ext',
  'mime',
  'size',
  'width',
  'height',
  'formats',
  'url',
  'previewUrl',
  'provider',
] as const;

/**
 * Gives a file the content of another one that was just uploaded. Whatever uses it shows the new content, under its new
 * address; what is said of it stays. The two change places in one transaction, then the uploaded one goes with the old
 * content: a process that ends between them leaves it as an upload that nothing uses, which the nightly sweep removes.
 *
 * @param rights of the file, by their documentId
 * @param upload number of the uploaded file
 * @throws ValidationError when the new file cannot stand where the old one does
 */
export async function replaceFile(strapi: Core.Strapi, rights: string, upload: number): Promise<void> {
  const given: FileRow | null = await strapi.db.query(FILE).findOne({ where: { id: upload } });
  const { file: replaced, id: rightsId }: { file: FileRow | null; id: number } = (await strapi.db
    .query(RIGHTS)
    .findOne({ where: { documentId: rights }, populate: { file: true } })) ?? { file: null, id: 0 };
  if (!replaced) throw refusedField(['documentId'], 'There is no such file any more');
  if (!given || given.id === replaced.id) throw refusedField(['upload'], 'Please choose the new file again');
  await requireFit(strapi, replaced, given);

  const said = await strapi.db.query(RIGHTS).findOne({ where: { file: given.id }, select: ['fromFile'] });
  await strapi.db.transaction(async () => {
    await strapi.db.query(FILE).update({ where: { id: replaced.id }, data: contentOf(given) });
    await strapi.db.query(FILE).update({ where: { id: given.id }, data: contentOf(replaced) });
    await strapi.db
      .query(RIGHTS)
      .update({ where: { id: rightsId }, data: { fromFile: said?.fromFile ?? null } });
    await nameInTexts(strapi, replaced, given);
    const title = String(replaced.name);
    await record(strapi, { action: 'replace', contentType: FILE, documentId: replaced.documentId, title });
  });
  const former = await strapi.db.query(FILE).findOne({ where: { id: given.id } });
  await strapi.plugin('upload').service('upload').remove(former);
}

const contentOf = (file: FileRow) => Object.fromEntries(CONTENT.map((name) => [name, file[name]]));

const kindOf = ({ mime }: FileRow) => mime.split('/')[0];

async function requireFit(strapi: Core.Strapi, replaced: FileRow, given: FileRow): Promise<void> {
  const uses = await usesOfFiles(strapi, [replaced, given]);
  if (uses.has(given.id)) throw refusedField(['upload'], 'The new file is used elsewhere already');
  if (kindOf(given) !== kindOf(replaced))
    throw refusedField(['upload'], `The new file must be of the same kind: ${kindOf(replaced)}`);
  for (const { contentType } of uses.get(replaced.id) ?? []) {
    const { uploads }: Kind = CONTENT_TYPES[contentType as ContentTypeUid];
    const problem = sizeProblem(uploads, given.mime, given.size * KILOBYTE);
    if (problem) throw refusedField(['upload'], problem);
  }
}

/** Texts show a file by its address; of a copy they show the whole from now on, since the new one may have others. */
async function nameInTexts(strapi: Core.Strapi, replaced: FileRow, given: FileRow): Promise<void> {
  const named = new RegExp(`(?<![\\w-])(?:[a-z]+_)?${replaced.hash}\\.\\w+`, 'g');
  for (const { uid, row, field, content } of await texts(strapi, replaced.hash)) {
    const data = { [field]: content.replace(named, `${given.hash}${given.ext}`) };
    await strapi.db.query(uid).update({ where: { id: row }, data });
    const { collectionName = '', attributes } = strapi.getModel(uid);
    // Who has the text open is told that it was changed, as with every save.
    if ('revision' in attributes)
      await strapi.db.transaction(({ trx }) =>
        trx(collectionName).where({ id: row }).increment('revision', 1),
      );
  }
}
