import type { Core } from '@strapi/strapi';
import { inspectFile, type ReceivedFile } from './inspect-file';

interface UploadRequest {
  data: Record<string, unknown>;
  files: ReceivedFile | ReceivedFile[];
}

interface ReplaceRequest {
  data: Record<string, unknown>;
  file: ReceivedFile;
}

interface UploadService {
  upload(request: UploadRequest, options?: unknown): Promise<unknown>;
  replace(id: number | string, request: ReplaceRequest, options?: unknown): Promise<unknown>;
}

/** Every door stores files through these two functions of Strapi's upload service: REST, the panel, boot. */
export function guardUploads(strapi: Core.Strapi): void {
  const service: UploadService = strapi.plugin('upload').service('upload');
  const upload = service.upload.bind(service);
  const replace = service.replace.bind(service);

  service.upload = async ({ data, files }, options) => {
    for (const file of [files].flat()) await inspectFile(file, requestedKind(strapi));
    return upload({ data: withoutTarget(data), files }, options);
  };
  service.replace = async (id, { data, file }, options) => {
    await inspectFile(file, requestedKind(strapi));
    return replace(id, { data, file }, options);
  };
}

function requestedKind(strapi: Core.Strapi): string | undefined {
  const body = strapi.requestContext.get()?.request.body as { kind?: unknown } | undefined;
  return typeof body?.kind === 'string' ? body.kind : undefined;
}

/** With `ref`, `refId` and `field` Strapi would link the file to any row of any type, accounts included. */
function withoutTarget({ ref, refId, field, ...data }: Record<string, unknown>): Record<string, unknown> {
  return data;
}
