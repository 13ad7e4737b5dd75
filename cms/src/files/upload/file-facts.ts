import type { Core } from '@strapi/strapi';
import type { FileFacts } from './inspect-file';
import type { StoredFile } from './placeholder-picture';

/** What a column of Strapi's that is reserved for storage providers holds here. */
export interface FileOrigin {
  /** The item for which the owner uploaded the file; absent for files of the media library */
  uploadedFor?: string | undefined;
  /** Length of a film */
  seconds?: number | undefined;
  /** Of captions */
  language?: string | undefined;
}

/** Returns the columns for what a new file says about itself, and what it was uploaded for. */
export function factColumns(
  file: StoredFile,
  { width, height, seconds, language, uploadedFor }: FileFacts & FileOrigin,
) {
  const kind = uploadedFor ?? file.provider_metadata?.uploadedFor;
  const origin: FileOrigin = { uploadedFor: kind, seconds, language };
  const isSaid = Object.values(origin).some((value) => value !== undefined);
  return {
    // Pictures have their sides from Strapi.
    ...(!file.mime.startsWith('image/') && { width: width ?? null, height: height ?? null }),
    provider_metadata: isSaid ? origin : null,
  };
}

interface FileRow {
  provider_metadata?: FileOrigin | null;
}

/** The facts as fields of a file in GraphQL. */
export const fileFacts = {
  'seconds: Float': [
    'Length of a film; null if it does not say it',
    (_: Core.Strapi, file: FileRow) => file.provider_metadata?.seconds ?? null,
  ],
  'language: String': [
    'Language of captions; null if they do not say it',
    (_: Core.Strapi, file: FileRow) => file.provider_metadata?.language ?? null,
  ],
} as const;
