import type { ResultOf } from 'gql.tada';
import type { Field, FormFile } from '../kit/fields/fields';
import { copyFor, type MediaFile, type mediaFileFragment, toMediaFile } from '../strapi/media-file';

export type FileRow = ResultOf<typeof mediaFileFragment> | null;
export type FileField = Field<FileRow, MediaFile | null, FormFile | null, string | null>;

/** Width of the preview in device pixels. */
const PREVIEW_PIXELS = 1000;

export const FILE_SELECTION = '{ ...MediaFileFields }';

function toFormFile(file: MediaFile | null = null): FormFile | null {
  if (!file) return null;
  const { documentId, kind, alt, focus = null } = file;
  return { id: documentId, kind, url: copyFor(file, PREVIEW_PIXELS), name: '', alt, focus };
}

export interface FileOptions {
  label: string;
  description?: string;
}

/**
 * A file with its description. It is uploaded when it is chosen, so that drafts keep it. The form draws it with
 * `useFormFile`.
 */
export const fileField = ({ label, description }: FileOptions): FileField => ({
  control: 'drawn',
  props: { label, description },
  selects: FILE_SELECTION,
  fromRow: toMediaFile,
  toForm: toFormFile,
  toInput: (typed) => typed?.id ?? null,
  files: (typed) => (typed ? [typed] : []),
  display: (typed) => (typed ? typed.alt || typed.name || (typed.url.split('/').at(-1) ?? '') : ''),
});
