import type { Core } from '@strapi/strapi';
import { printable } from '../../content/rules/clean-text';
import { isStorable } from '../../shared/limits';
import { ALT_LENGTH } from '../../shared/uploads';
import { refused } from '../refused';
import { type EmbeddedRights, readEmbeddedRights } from '../rights/embedded-rights';
import { recordEmbeddedRights } from '../rights/rights-records';
import { removeIfUnused } from '../visibility/unused-files';
import { allOrNothing } from './atomic-uploads';
import { factColumns } from './file-facts';
import { type FileFacts, inspectFile, type ReceivedFile } from './inspect-file';
import { type StoredFile, tinyPreview } from './placeholder-picture';
import { keptName, shortenStoredNames } from './stored-names';
import { folderFor } from './upload-folders';

const FILE = 'plugin::upload.file';

interface UploadRequest {
  data: Record<string, unknown>;
  files: ReceivedFile | ReceivedFile[];
}

interface ReplaceRequest {
  data: Record<string, unknown>;
  file: ReceivedFile;
}

interface UploadService {
  upload(request: UploadRequest, options?: unknown): Promise<StoredFile[]>;
  replace(id: number | string, request: ReplaceRequest, options?: unknown): Promise<StoredFile>;
  updateFileInfo(id: number | string, info: unknown, options?: unknown): Promise<StoredFile>;
  findOne(id: number | string, populate?: unknown): Promise<StoredFile | null>;
}

/** Checks files and their descriptions in Strapi's upload service, which REST, the panel and the boot all use. */
export function guardUploads(strapi: Core.Strapi): void {
  const service: UploadService = strapi.plugin('upload').service('upload');
  const upload = service.upload.bind(service);
  const replace = service.replace.bind(service);
  const updateFileInfo = service.updateFileInfo.bind(service);
  const findOne = service.findOne.bind(service);
  shortenStoredNames(strapi);
  // In the panel, an editor chooses the folder.
  strapi.plugin('upload').service('api-upload-folder').getAPIUploadFolder = async () => ({
    id: await folderFor(strapi, requestedKind(strapi)),
  });

  const inTurn = oneAfterAnother();

  /** Stores the data about new files; if that fails, removes the files. */
  const describeStored = async (stored: StoredFile[], seen: Seen[]): Promise<StoredFile[]> => {
    try {
      const uploadedFor = requestedKind(strapi);
      return await Promise.all(
        stored.map((file, at) => keepSeen(strapi, file, { uploadedFor, ...(seen[at] ?? NOTHING) })),
      );
    } catch (error) {
      for (const { id } of stored) await removeIfUnused(strapi, id);
      throw error;
    }
  };

  service.upload = ({ data, files }, options) =>
    inTurn(async () => {
      const seen: Seen[] = [];
      for (const file of [files].flat()) seen.push(await look(strapi, file));
      const stored = await allOrNothing(() => upload({ data: described(data), files }, options));
      return describeStored(stored, seen);
    });
  service.replace = (id, { data, file }, options) =>
    inTurn(async () => {
      if (!isFileNumber(id)) throw noSuchFile();
      const seen = await look(strapi, file);
      await requireSameFormat(strapi, id, file);
      const stored = await allOrNothing(() => replace(id, { data: described(data), file }, options));
      return keepSeen(strapi, stored, seen);
    });
  service.updateFileInfo = async (id, info, options) => {
    if (!isFileNumber(id)) throw noSuchFile();
    return updateFileInfo(id, checkedInfo(info), options);
  };
  service.findOne = async (id, populate) => (isFileNumber(id) ? findOne(id, populate) : null);
}

/** Returns whether a file can have this number. PostgreSQL fails on others instead of finding nothing. */
const isFileNumber = (id: unknown) => /^\d{1,10}$/.test(String(id)) && isStorable(Number(id));

const noSuchFile = () => refused('FILE_GONE', { kind: 'missing' });

interface Seen {
  preview: string | null;
  says: EmbeddedRights | null;
  facts: FileFacts;
  uploadedFor?: string | undefined;
}

const NOTHING: Seen = { preview: null, says: null, facts: {} };

async function look(strapi: Core.Strapi, file: ReceivedFile): Promise<Seen> {
  if (file.originalFilename) file.originalFilename = keptName(file.originalFilename);
  // Before the picture is rewritten without metadata.
  const says = await readEmbeddedRights(file.filepath);
  const facts = await inspectFile(file, requestedKind(strapi));
  if (!file.mimetype?.startsWith('image/')) return { ...NOTHING, facts };
  return { preview: await tinyPreview(file.filepath), says, facts };
}

async function keepSeen(strapi: Core.Strapi, file: StoredFile, seen: Seen): Promise<StoredFile> {
  const { preview, says, facts, uploadedFor } = seen;
  await recordEmbeddedRights(strapi, file.id, says);
  // The preview is in a column that Strapi leaves empty.
  const data = { ...factColumns(file, { ...facts, uploadedFor }), ...(preview && { previewUrl: preview }) };
  await strapi.db.query(FILE).update({ where: { id: file.id }, data });
  return { ...file, ...data };
}

/**
 * Items that use the file refer to its name and extension, so a replacement needs the same format.
 *
 * @throws ValidationError naming the format
 */
async function requireSameFormat(strapi: Core.Strapi, id: number | string, file: ReceivedFile) {
  const replaced: StoredFile | null = await strapi.db.query(FILE).findOne({ where: { id } });
  if (!replaced) throw noSuchFile();
  if (replaced.mime !== file.mimetype)
    throw refused('FILE_FORMAT_FIXED', { field: 'files', params: { type: replaced.mime } });
}

function requestedKind(strapi: Core.Strapi): string | undefined {
  const body = strapi.requestContext.get()?.request.body as { kind?: unknown } | undefined;
  return typeof body?.kind === 'string' ? body.kind : undefined;
}

/** Drops `ref`, `refId` and `field`: Strapi would link the file to any row of any type, including accounts. */
function described({
  ref,
  refId,
  field,
  fileInfo,
  ...data
}: Record<string, unknown>): Record<string, unknown> {
  return fileInfo === undefined ? data : { ...data, fileInfo: checkedInfo(fileInfo) };
}

/** The refusal of a description that is not an object. */
export const badFileInfo = (): Error => refused('FILE_INFO_INVALID', { field: 'fileInfo' });

/** Characters. */
const LONGEST: Record<string, number> = { name: 255, alternativeText: ALT_LENGTH, caption: 500 };

/**
 * Returns the description of a file as it is stored.
 *
 * @throws ValidationError naming the field and its limit
 */
function checkedInfo(info: unknown): unknown {
  if (Array.isArray(info)) return info.map(checkedInfo);
  if (typeof info !== 'object' || info === null) return info;
  return Object.fromEntries(Object.entries(info).map(([name, value]) => [name, checkedText(name, value)]));
}

function checkedText(name: string, value: unknown): unknown {
  if (name === 'focalPoint') return checkedFocus(value);
  if (value === null || value === undefined) return value;
  if (name === 'folder') return checkedFolder(value);
  const longest = LONGEST[name];
  if (!longest) return value;
  if (typeof value !== 'string') throw refused('TEXT_INVALID', { field: `fileInfo.${name}` });
  const text = printable(value);
  if (text.length <= longest) return text;
  throw refused('TOO_LONG', { field: `fileInfo.${name}`, params: { most: longest } });
}

/** Folders exist only in the panel, which sends their numbers. */
function checkedFolder(value: unknown): unknown {
  if (isFileNumber(value)) return value;
  throw refused('FILE_FOLDER_INVALID', { field: 'fileInfo.folder' });
}

const MIDDLE = 50;

/**
 * Returns the focal point in whole percent from left and top, limited to the picture. A missing value is left as it is.
 */
function checkedFocus(value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const { x = MIDDLE, y = MIDDLE } = value as { x?: unknown; y?: unknown };
  const [left, top] = [x, y].map((part) =>
    typeof part === 'number' && Number.isFinite(part)
      ? Math.round(Math.min(Math.max(part, 0), 100))
      : undefined,
  );
  if (left === undefined || top === undefined)
    throw refused('FOCAL_POINT_INVALID', { field: 'fileInfo.focalPoint' });
  return { x: left, y: top };
}

/**
 * Returns a function that runs tasks one at a time, in order. Decoding a picture takes a core and up to 200 MB, which
 * pages need too. A failed task does not stop the next one.
 */
function oneAfterAnother(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
