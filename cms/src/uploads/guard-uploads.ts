import type { Core } from '@strapi/strapi';
import { rememberWhatFileSays } from '../rights/rights-of-files';
import { type FileSays, whatFileSays } from '../rights/what-file-says';
import { printable } from '../rules/clean-text';
import { refusedField } from '../rules/refused-field';
import { inspectFile, type ReceivedFile, refusedFile } from './inspect-file';
import { keepPreview, type StoredFile, tinyPreview } from './tiny-preview';
import { rememberPurpose } from './unused-files';
import { allOrNothing } from './whole-files';

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
}

/** Every door stores and describes files through these functions of Strapi's upload service: REST, the panel, boot. */
export function guardUploads(strapi: Core.Strapi): void {
  const service: UploadService = strapi.plugin('upload').service('upload');
  const upload = service.upload.bind(service);
  const replace = service.replace.bind(service);
  const updateFileInfo = service.updateFileInfo.bind(service);

  const inTurn = oneAfterAnother();

  service.upload = ({ data, files }, options) =>
    inTurn(async () => {
      const seen: Seen[] = [];
      for (const file of [files].flat()) seen.push(await look(strapi, file));
      const stored = await allOrNothing(() => upload({ data: described(data), files }, options));
      const kind = requestedKind(strapi);
      if (kind) for (const { id } of stored) await rememberPurpose(strapi, id, kind);
      return Promise.all(stored.map((file, index) => keepSeen(strapi, file, seen[index] ?? NOTHING)));
    });
  service.replace = (id, { data, file }, options) =>
    inTurn(async () => {
      const seen = await look(strapi, file);
      await requireSameFormat(strapi, id, file);
      const stored = await replace(id, { data: described(data), file }, options);
      return keepSeen(strapi, stored, seen);
    });
  service.updateFileInfo = (id, info, options) => updateFileInfo(id, checkedInfo(info), options);
}

/** Characters that Windows has no file names with: Strapi refuses them, and phones and screenshots have them. */
const NOT_IN_NAMES = /[<>:"/\\|?*]/g;

const storableName = (name: string) => printable(name).replace(NOT_IN_NAMES, '-');

/** What there is to keep of a file beside it. */
interface Seen {
  preview: string | null;
  says: FileSays | null;
}

const NOTHING: Seen = { preview: null, says: null };

async function look(strapi: Core.Strapi, file: ReceivedFile): Promise<Seen> {
  if (file.originalFilename) file.originalFilename = storableName(file.originalFilename);
  // Before it is rewritten without.
  const says = await whatFileSays(file.filepath);
  await inspectFile(file, requestedKind(strapi));
  return file.mimetype?.startsWith('image/') ? { preview: await tinyPreview(file.filepath), says } : NOTHING;
}

async function keepSeen(strapi: Core.Strapi, file: StoredFile, { preview, says }: Seen): Promise<StoredFile> {
  await rememberWhatFileSays(strapi, file.id, says);
  return keepPreview(strapi, file, preview);
}

/**
 * What uses a file goes on using what replaces it, under the same name and ending.
 *
 * @throws ValidationError naming the format
 */
async function requireSameFormat(
  strapi: Core.Strapi,
  id: number | string,
  file: ReceivedFile,
): Promise<void> {
  const replaced: StoredFile | null = await strapi.db.query(FILE).findOne({ where: { id } });
  if (replaced && replaced.mime !== file.mimetype)
    throw refusedFile(`The file that is replaced is ${replaced.mime}. Please choose one of the same format`);
}

function requestedKind(strapi: Core.Strapi): string | undefined {
  const body = strapi.requestContext.get()?.request.body as { kind?: unknown } | undefined;
  return typeof body?.kind === 'string' ? body.kind : undefined;
}

/** With `ref`, `refId` and `field` Strapi would link the file to any row of any type, accounts included. */
function described({
  ref,
  refId,
  field,
  fileInfo,
  ...data
}: Record<string, unknown>): Record<string, unknown> {
  return fileInfo === undefined ? data : { ...data, fileInfo: checkedInfo(fileInfo) };
}

/** Characters; what is said of a picture is a sentence or two. */
const LONGEST: Record<string, number> = { name: 255, alternativeText: 500, caption: 500 };

/**
 * What is said of a file, as it is stored.
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
  const longest = LONGEST[name];
  if (!longest || typeof value !== 'string') return value;
  const text = printable(value);
  if (text.length <= longest) return text;
  throw refusedField(['fileInfo', name], `${name} must be at most ${longest} characters`);
}

const MIDDLE = 50;

/** The point that crops keep in view, in whole percent from left and top, within the picture; nothing said is left alone. */
function checkedFocus(value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const { x = MIDDLE, y = MIDDLE } = value as { x?: unknown; y?: unknown };
  const [left, top] = [x, y].map((part) =>
    typeof part === 'number' && Number.isFinite(part)
      ? Math.round(Math.min(Math.max(part, 0), 100))
      : undefined,
  );
  if (left === undefined || top === undefined)
    throw refusedField(
      ['fileInfo', 'focalPoint'],
      'focalPoint must have x and y, in percent from left and top',
    );
  return { x: left, y: top };
}

/**
 * Runs tasks one at a time, in the order they came: a picture takes a core and up to 200 MB while it is decoded, and
 * pages want both meanwhile. A task that fails does not hold up the next.
 */
function oneAfterAnother(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
