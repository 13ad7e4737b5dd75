import type { Core, UID } from '@strapi/strapi';
import type { UploadKind } from '../../shared/uploads';
import { CONTENT_TYPES, type ContentTypeUid, type Kind } from '../content-types';
import { refusedValue } from '../rules/field-error';
import { type Rule, writtenData } from '../rules/rule';
import { sizeProblem } from '../rules/size-problem';

const FILE = 'plugin::upload.file';
/** Strapi keeps sizes in kilobytes of a thousand bytes. */
const KILOBYTE = 1000;

interface LinkedFile {
  id: number;
  mime: string;
  size: number;
  provider_metadata: { uploadedFor?: string } | null;
}

interface MediaAttribute {
  type: string;
  component?: string;
  allowedTypes?: string[];
}

type Attributes = Record<string, MediaAttribute>;

/**
 * Stock Strapi links whatever file it is told to: a field's `allowedTypes` only decide what the panel offers. Here a
 * field takes what it is for, and no file that was sent for a place where more is allowed.
 */
export const linkedFiles: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (data) await checkLinks(data, strapi.contentType(context.uid).attributes as Attributes);
    return next();

    async function checkLinks(fields: Record<string, unknown>, attributes: Attributes): Promise<void> {
      for (const [name, value] of Object.entries(fields)) {
        const { type, component, allowedTypes } = attributes[name] ?? {};
        if (type === 'media') await checkField(name, value, allowedTypes ?? []);
        else if (component) await checkParts(value, component as UID.Component);
      }
    }

    async function checkParts(value: unknown, component: UID.Component): Promise<void> {
      for (const part of [value].flat()) {
        if (isObject(part)) await checkLinks(part, strapi.components[component].attributes as Attributes);
      }
    }

    async function checkField(name: string, value: unknown, allowedTypes: string[]): Promise<void> {
      const { uploads }: Kind = CONTENT_TYPES[context.uid as ContentTypeUid];
      for (const file of await filesBehind(strapi, name, value)) {
        const problem = linkProblem(file, allowedTypes, uploads);
        if (problem) throw refusedValue(name, problem);
      }
    }
  };

/** What fields say they take, as the panel offers it. Captions are the one other file that is stored. */
const MIMES: Record<string, RegExp> = { images: /^image\//, videos: /^video\//, files: /^text\/vtt$/ };
const WORDS: Record<string, string> = {
  images: 'an image',
  videos: 'a video',
  files: 'a WebVTT file (.vtt)',
};

function linkProblem(
  { mime, size, provider_metadata: origin }: LinkedFile,
  allowedTypes: string[],
  uploads: UploadKind | undefined,
): string | undefined {
  if (!allowedTypes.some((type) => MIMES[type]?.test(mime)))
    return `must be ${allowedTypes.map((type) => WORDS[type]).join(' or ')}`;
  if (!origin?.uploadedFor || origin.uploadedFor === uploads) return undefined;
  const problem = sizeProblem(uploads, mime, size * KILOBYTE);
  return problem && `cannot be this file. ${problem}`;
}

/** A project's media type is what its file is, not what a caller says it is. */
export const projectMediaType: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (data && 'media' in data) {
      const [file] = await filesBehind(strapi, 'media', data.media);
      data.mediaType = file ? (file.mime.startsWith('video/') ? 'video' : 'image') : null;
    }
    return next();
  };

/** The files that a field of an item names, in whatever form. */
export async function filesBehind(strapi: Core.Strapi, name: string, value: unknown): Promise<LinkedFile[]> {
  const references = referencesIn(name, value);
  if (references.length === 0) return [];
  return strapi.db.query(FILE).findMany({
    where: { $or: references },
    select: ['id', 'mime', 'size', 'provider_metadata'],
  });
}

type Reference = { id: number } | { documentId: string };

/** In every form that Strapi takes: 5, '5', a document's id, objects with either, lists of them, below `set` or `connect`. */
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
  throw refusedValue(name, 'must name a file by its id');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
