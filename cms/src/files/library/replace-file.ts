import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { CONTENT_TYPES, type ContentTypeUid, type Kind, record, STRAPIS_FIELDS } from '../../content';
import { sizeRefusal } from '../../content/rules/size-refusal';
import { sortOfUpload } from '../../shared/uploads';
import { refused } from '../refused';
import { RIGHTS } from '../rights/rights-records';
import type { FileOrigin } from '../upload/file-facts';
import { texts, usesOfFiles } from '../use/file-uses';
import { findUnused, lastReplacement, lockFiles, showFile } from '../visibility/visibility';
import { bringBack, fileIntoBin, type LibraryFile } from './file-bin';
import { wording } from './wording';

const FILE = 'plugin::upload.file';
/** Strapi stores sizes in units of 1000 bytes. */
const KILOBYTE = 1000;

interface FileRow extends LibraryFile {
  mime: string;
  size: number;
  provider_metadata: FileOrigin | null;
  [column: string]: unknown;
}

/** The argument that names the new file. */
const NEW_FILE = 'upload';

/** Columns of the file itself, as opposed to its description. */
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
/** How a file is described after its content was replaced. */
export interface NewlySaid {
  /** Absent: it stays */
  alternativeText?: string | null | undefined;
  keepsFocalPoint?: boolean | null | undefined;
}

const DESCRIBING_FIELDS = ['alternativeText', 'caption', 'focalPoint'] as const;

/**
 * Replaces a file's content by that of a newly uploaded file. Items that use the file show the new content under its
 * new address; rights and description stay, the focal point only if it is kept. The former content goes into the bin with a copy of the description. One
 * transaction exchanges both, with both rows locked: if two users replace a file at once, the second replaces the
 * content of the first.
 *
 * @param rights documentId of the file's rights
 * @param upload id of the uploaded file
 * @returns the id of the replaced file
 * @throws ValidationError if the new file does not fit where the old one is used
 */
export async function replaceFile(
  strapi: Core.Strapi,
  rights: string,
  upload: number,
  { alternativeText, keepsFocalPoint }: NewlySaid,
): Promise<number> {
  const { file }: { file: { id: number } | null } = (await strapi.db
    .query(RIGHTS)
    .findOne({ where: { documentId: rights }, populate: { file: { select: ['id'] } } })) ?? { file: null };
  if (!file) throw refused('FILE_GONE', { field: 'documentId' });
  return strapi.db.transaction(async ({ trx }) => {
    const rows = await lockFiles<FileRow>(strapi, trx, [file.id, upload]);
    const [replaced, given] = [rows.get(file.id), rows.get(upload)];
    if (!replaced || (await findUnused(trx, file.id))) throw refused('FILE_GONE', { field: 'documentId' });
    if (!given || given.id === replaced.id || (await findUnused(trx, given.id)))
      throw refused('NEW_FILE_GONE', { field: NEW_FILE });
    await requireFit(strapi, replaced, given);
    const fromFile = await whatFileSaid(strapi, given);
    await exchange(strapi, replaced, given);
    await copyDescription(strapi, replaced.id, given.id);
    await strapi.plugin('upload').service('upload').updateFileInfo(replaced.id, { alternativeText });
    if (!keepsFocalPoint)
      await strapi.db.query(FILE).update({ where: { id: replaced.id }, data: { focalPoint: null } });
    await writeRights(strapi, replaced.id, { fromFile });
    const former = { ...given, ...contentOf(replaced) };
    await replacedIntoBin(strapi, trx, former, replaced.id, await lastReplacement(trx, replaced.id));
    const { documentId, name } = replaced;
    await record(strapi, { action: 'replace', contentType: FILE, documentId, title: name });
    return replaced.id;
  });
}

/**
 * Undoes a replacement: the file gets its former content and description, and the later content goes into the bin. Call
 * it in the transaction that takes the former content out of the bin.
 *
 * @param former id of the file that holds the former content
 */
export async function bringFileBack(strapi: Core.Strapi, trx: Knex.Transaction, former: number | undefined) {
  if (former === undefined) return;
  const unused = await findUnused(trx, former);
  const ids = unused?.replaced ? [former, unused.replaced] : [former];
  const rows = await lockFiles<FileRow>(strapi, trx, ids);
  const given = rows.get(former);
  const replaced = unused?.replaced ? rows.get(unused.replaced) : undefined;
  // If the replaced file is gone, the former one is restored as a separate file.
  if (!unused || !given || !replaced || (await findUnused(trx, replaced.id))) return bringBack(trx, given);
  const since = await lastReplacement(trx, replaced.id);
  await showFile(trx, given.id);
  await exchange(strapi, replaced, given);
  await exchangeSaid(strapi, replaced, given);
  const other = { ...given, ...contentOf(replaced) };
  await replacedIntoBin(strapi, trx, other, replaced.id, since);
}

const replacedIntoBin = (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  former: FileRow,
  file: number,
  since: number,
) =>
  fileIntoBin(strapi, trx, former, {
    title: wording.replaced(former.name),
    forBin: false,
    replaced: { file, since },
  });

/** Exchanges the content of two files, and the addresses in texts that show the first. */
async function exchange(strapi: Core.Strapi, one: FileRow, other: FileRow): Promise<void> {
  await strapi.db.query(FILE).update({ where: { id: one.id }, data: contentAs(one, other) });
  await strapi.db.query(FILE).update({ where: { id: other.id }, data: contentAs(other, one) });
  await nameInTexts(strapi, one, other);
}

const pick = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

const contentOf = (file: FileRow) => pick(file, CONTENT) as Pick<FileRow, (typeof CONTENT)[number]>;

/** Returns the content of another file for a file, which stays uploaded for the same purpose. */
const contentAs = ({ provider_metadata: own }: FileRow, other: FileRow) => ({
  ...contentOf(other),
  provider_metadata: { ...other.provider_metadata, uploadedFor: own?.uploadedFor },
});

/** Names of the fields about rights. Another release may have more or fewer. */
const rightsFields = (strapi: Core.Strapi): string[] =>
  Object.keys(strapi.contentType(RIGHTS).attributes).filter(
    (name) => ![...STRAPIS_FIELDS, 'file', 'revision'].includes(name),
  );

const readRights = (strapi: Core.Strapi, file: number): Promise<Record<string, unknown> | null> =>
  strapi.db.query(RIGHTS).findOne({ where: { file } });

async function writeRights(strapi: Core.Strapi, file: number, data: object): Promise<void> {
  const rights = await readRights(strapi, file);
  if (rights) await strapi.db.query(RIGHTS).update({ where: { id: rights.id }, data });
}

const whatFileSaid = async (strapi: Core.Strapi, { id }: FileRow) =>
  (await readRights(strapi, id))?.fromFile ?? null;

/** Copies description and rights to the former content, which may be restored; its last day still applies then. */
async function copyDescription(strapi: Core.Strapi, from: number, to: number): Promise<void> {
  const file: FileRow = await strapi.db.query(FILE).findOne({ where: { id: from } });
  await strapi.db.query(FILE).update({ where: { id: to }, data: pick(file, DESCRIBING_FIELDS) });
  await writeRights(strapi, to, pick((await readRights(strapi, from)) ?? {}, rightsFields(strapi)));
}

async function exchangeSaid(strapi: Core.Strapi, one: FileRow, other: FileRow): Promise<void> {
  const [ofOne, ofOther] = [await readRights(strapi, one.id), await readRights(strapi, other.id)];
  await strapi.db.query(FILE).update({ where: { id: one.id }, data: pick(other, DESCRIBING_FIELDS) });
  await strapi.db.query(FILE).update({ where: { id: other.id }, data: pick(one, DESCRIBING_FIELDS) });
  const names = rightsFields(strapi);
  // Raises the revision like every save, so that an open form of the file reports the change.
  const revision = Number(ofOne?.revision ?? 0) + 1;
  await writeRights(strapi, one.id, { ...pick(ofOther ?? {}, names), revision });
  await writeRights(strapi, other.id, pick(ofOne ?? {}, names));
}

async function requireFit(strapi: Core.Strapi, replaced: FileRow, given: FileRow): Promise<void> {
  const uses = await usesOfFiles(strapi, [replaced, given]);
  if (uses.has(given.id)) throw refused('NEW_FILE_IN_USE', { field: NEW_FILE });
  const sort = sortOfUpload(replaced.mime);
  if (sortOfUpload(given.mime) !== sort)
    throw refused('NEW_FILE_OTHER_SORT', { field: NEW_FILE, params: { sort } });
  for (const { contentType } of uses.get(replaced.id) ?? []) {
    const { uploads }: Kind = CONTENT_TYPES[contentType as ContentTypeUid];
    const tooLarge = sizeRefusal(NEW_FILE, { kind: uploads, type: given.mime, bytes: given.size * KILOBYTE });
    if (tooLarge) throw tooLarge;
  }
}

/**
 * Replaces the file's address in texts. A smaller copy becomes the whole file, as the new file may have other copies.
 */
async function nameInTexts(strapi: Core.Strapi, replaced: FileRow, given: FileRow): Promise<void> {
  const named = new RegExp(`(?<![\\w-])(?:[a-z]+_)?${replaced.hash}\\.\\w+`, 'g');
  for (const { uid, row, field, content } of await texts(strapi, [replaced.hash])) {
    const data = { [field]: content.replace(named, `${given.hash}${given.ext}`) };
    await strapi.db.query(uid).update({ where: { id: row }, data });
    const { collectionName = '', attributes } = strapi.getModel(uid);
    // Raises the revision like every save, so that an open form of the text reports the change.
    if ('revision' in attributes)
      await strapi.db.transaction(({ trx }) =>
        trx(collectionName).where({ id: row }).increment('revision', 1),
      );
  }
}
