import type { Core } from '@strapi/strapi';
import { inspectFile, type ReceivedFile } from './inspect-file';
import { keepPreview, type StoredFile, tinyPreview } from './tiny-preview';

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
}

/** Every door stores files through these two functions of Strapi's upload service: REST, the panel, boot. */
export function guardUploads(strapi: Core.Strapi): void {
  const service: UploadService = strapi.plugin('upload').service('upload');
  const upload = service.upload.bind(service);
  const replace = service.replace.bind(service);

  service.upload = async ({ data, files }, options) => {
    const previews: (string | null)[] = [];
    for (const file of [files].flat()) previews.push(await inspectAndPreview(strapi, file));
    const stored = await upload({ data: withoutTarget(data), files }, options);
    return Promise.all(stored.map((file, index) => keepPreview(strapi, file, previews[index] ?? null)));
  };
  service.replace = async (id, { data, file }, options) => {
    const preview = await inspectAndPreview(strapi, file);
    return keepPreview(strapi, await replace(id, { data, file }, options), preview);
  };
}

async function inspectAndPreview(strapi: Core.Strapi, file: ReceivedFile): Promise<string | null> {
  await inspectFile(file, requestedKind(strapi));
  return file.mimetype?.startsWith('image/') ? tinyPreview(file.filepath) : null;
}

function requestedKind(strapi: Core.Strapi): string | undefined {
  const body = strapi.requestContext.get()?.request.body as { kind?: unknown } | undefined;
  return typeof body?.kind === 'string' ? body.kind : undefined;
}

/** With `ref`, `refId` and `field` Strapi would link the file to any row of any type, accounts included. */
function withoutTarget({ ref, refId, field, ...data }: Record<string, unknown>): Record<string, unknown> {
  return data;
}
