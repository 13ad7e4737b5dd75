import type { Core } from '@strapi/strapi';
import { UPLOAD_CACHE_SECONDS } from '../src/files/variants/variant-names';
import { temporaryFolder } from '../src/platform/storage/partial-files';
import { OWNER_BODY_BYTES } from '../src/shared/requests';
import { LARGEST_UPLOAD_BYTES } from '../src/shared/uploads';

const KB = 1024;

const FORM_LIMIT = '16kb';
/** Form fields next to the file, such as its description. */
const UPLOAD_FIELDS = { maxFields: 20, maxFieldsSize: 64 * KB };

/**
 * Order matters: middlewares that refuse a request come before those that read its body. Middlewares that set headers
 * come before `strapi::errors`, so that refusals carry the headers too.
 */
const config = ({ env }: Core.Config.Shared.ConfigParams) => [
  { resolve: './src/http/forwarded-caller' },
  // Replaces Strapi's logger, which writes whole addresses.
  { resolve: './src/http/request-log' },
  { resolve: './src/http/headers' },
  { resolve: './src/http/storage-trouble' },
  { resolve: './src/http/strapi-refusals' },
  'strapi::errors',
  { resolve: './src/http/unknown-errors' },
  { resolve: './src/http/compressed-bodies' },
  'strapi::security',
  // Browsers reach the CMS through the public origin, so no other origin is allowed.
  {
    name: 'strapi::cors',
    config: { origin: [env('CMS_URL', `http://localhost:${env.int('CMS_PORT', 1337)}`)] },
  },
  { resolve: './src/http/panel-being-built' },
  { resolve: './src/http/maintenance' },
  { resolve: './src/http/bearer' },
  { resolve: './src/http/panel-sign-in-limit' },
  { resolve: './src/http/upload-guard' },
  { resolve: './src/http/graphql/graphql-guard' },
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: OWNER_BODY_BYTES,
      formLimit: FORM_LIMIT,
      textLimit: FORM_LIMIT,
      formidable: {
        uploadDir: temporaryFolder(env('DATA_DIR', '../data')),
        maxFileSize: LARGEST_UPLOAD_BYTES,
        ...UPLOAD_FIELDS,
      },
    },
  },
  { resolve: './src/http/validate-bodies' },
  'strapi::session',
  'strapi::favicon',
  { resolve: './src/http/expired-uploads' },
  ...(env('S3_BUCKET') ? ['uploads-in-bucket'] : ['picture-variants', 'upload-range']).map((name) => ({
    resolve: `./src/http/${name}`,
  })),
  { name: 'strapi::public', config: { maxAge: UPLOAD_CACHE_SECONDS * 1000 } },
];

export default config;
