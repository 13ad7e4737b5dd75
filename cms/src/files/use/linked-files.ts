import type { Core } from '@strapi/strapi';
import { CONTENT_TYPES, type ContentTypeUid, isInternalWrite, type Kind } from '../../content';
import { beforeSave, type Rule, writtenFields } from '../../content/rules/rule';
import { sizeRefusal } from '../../content/rules/size-refusal';
import { refused } from '../../content/rules/wording';
import type { UploadKind } from '../../shared/uploads';

const FILE = 'plugin::upload.file';
/** Strapi stores sizes in units of 1000 bytes. */
const KILOBYTE = 1000;

interface LinkedFile {
  id: number;
  mime: string;
  size: number;
  /** Pixels of an image */
  width: number;
  height: number;
  provider_metadata: { uploadedFor?: string } | null;
}

/**
 * Checks that a linked file has an allowed type and size for its field. Stock Strapi links any file; `allowedTypes`
 * only affect the panel.
 */
export const linkedFiles: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const { uploads }: Kind = CONTENT_TYPES[context.uid as ContentTypeUid];
    for (const { fields, name, attribute } of writtenFields(strapi, context)) {
      if (attribute.type !== 'media') continue;
      for (const file of await filesBehind(strapi, name, fields[name])) {
        const refusal = linkRefusal(name, file, attribute.allowedTypes, uploads);
        if (refusal) throw refusal;
      }
    }
    return next();
  };

/** MIME types by the names in `allowedTypes`. Captions are the only other stored files. */
const MIMES = { images: /^image\//, videos: /^video\//, files: /^text\/vtt$/ };

function linkRefusal(
  name: string,
  { mime, size, provider_metadata: origin }: LinkedFile,
  allowed: (keyof typeof MIMES)[] = [],
  uploads?: UploadKind,
): Error | undefined {
  if (!allowed.some((type) => MIMES[type].test(mime)))
    return refused('LINKED_FILE_OTHER_SORT', { field: name, params: { allowed } });
  if (!origin?.uploadedFor || origin.uploadedFor === uploads) return undefined;
  return sizeRefusal(name, { kind: uploads, type: mime, bytes: size * KILOBYTE });
}

/**
 * Sets a project's media type from its file, whatever the caller sends. Only a film has a poster, which leaves with it.
 */
export const projectMedia = beforeSave(async ({ strapi, data, documentId }) => {
  if (!('media' in data || data.poster)) return;
  const former = await formerMedia(strapi, documentId);
  const [file] = 'media' in data ? await filesBehind(strapi, 'media', data.media) : [former];
  data.mediaType = file ? (file.mime.startsWith('video/') ? 'video' : 'image') : null;
  if (data.mediaType !== 'video') removePoster(data);
  else if (file?.id !== former?.id) data.poster ??= null;
});

/** A restored version may have lost its film. */
function removePoster(data: Record<string, unknown>): void {
  if (data.poster && !isInternalWrite('restore')) throw refused('POSTER_WITHOUT_FILM', { field: 'poster' });
  data.poster = null;
}

async function formerMedia(strapi: Core.Strapi, documentId: string | undefined) {
  if (!documentId) return undefined;
  const project: { media: LinkedFile | null } | null = await strapi.db
    .query('api::project.project')
    .findOne({ where: { documentId }, populate: ['media'] });
  return project?.media ?? undefined;
}

/** Returns the files that a field's value names, in any form. */
export async function filesBehind(strapi: Core.Strapi, name: string, value: unknown): Promise<LinkedFile[]> {
  const references = referencesIn(name, value);
  if (references.length === 0) return [];
  return strapi.db.query(FILE).findMany({
    where: { $or: references },
    select: ['id', 'mime', 'size', 'width', 'height', 'provider_metadata'],
  });
}

type Reference = { id: number } | { documentId: string };

/**
 * Accepts every form that Strapi accepts: 5, '5', a documentId, objects with either, and lists of them, also below
 * `set` or `connect`.
 */
function referencesIn(name: string, value: unknown): Reference[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item) => referencesIn(name, item));
  if (!isObject(value)) return [referenceTo(name, value)];
  const { id, documentId, set, connect } = value;
  const named = [id, documentId].filter((key) => key !== undefined && key !== null);
  return named.length > 0
    ? named.map((key) => referenceTo(name, key))
    : [...referencesIn(name, set), ...referencesIn(name, connect)];
}

function referenceTo(name: string, key: unknown): Reference {
  if (/^\d{1,9}$/.test(String(key))) return { id: Number(key) };
  if (typeof key === 'string' && /^[a-z][a-z0-9]*$/.test(key)) return { documentId: key };
  throw refused('FILE_ID_INVALID', { field: name });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
