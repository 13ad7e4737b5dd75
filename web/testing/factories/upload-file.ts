import type { ResultOf } from 'gql.tada';
import type { UploadFileFields } from '../../src/strapi/upload-file';

type UploadFile = ResultOf<typeof UploadFileFields>;

export function buildUploadFile(values: Partial<UploadFile> = {}): UploadFile {
  return {
    url: '/uploads/silk.jpg',
    alternativeText: 'Folded silk',
    width: 1600,
    height: 2000,
    formats: null,
    mime: 'image/jpeg',
    focalPoint: null,
    previewUrl: null,
    ...values,
  };
}
