import type { Core } from '@strapi/strapi';
import { UPLOAD_CACHE_SECONDS } from '../src/files/variants/variant-names';
import { graphqlErrors } from '../src/http/strapi-refusals';
import { mailPlugin } from '../src/mail/mail-server';
import { secret } from '../src/platform/secrets/secrets';
import { type BucketSettings, bucketSettings, clientConfig, UPLOADS } from '../src/platform/storage/bucket';
import { LARGEST_PAGE, USUAL_PAGE } from '../src/shared/limits';

const MB = 1024 * 1024;

/** An access token is held in the memory of a tab. Five minutes limit the use of a stolen one. */
const ACCESS_TOKEN_SECONDS = 300;
/** The cookie ends with the browser session. These limits apply to a browser that is never closed. */
const IDLE_SESSION_SECONDS = 14 * 24 * 3600;
const LONGEST_SESSION_SECONDS = 30 * 24 * 3600;

/** How long browsers cache files from the bucket's public address; the site's own address sends the same value. */
const CACHE_CONTROL = `max-age=${UPLOAD_CACHE_SECONDS}`;

/** Configures storage of uploads in the bucket if there is one, otherwise in `DATA_DIR/public/uploads`. */
function uploadStorage(bucket: BucketSettings | undefined) {
  if (!bucket) return { provider: 'local' };
  // Without an ACL, each object has the access rights of the bucket.
  const params = { Bucket: bucket.name, ACL: undefined };
  return {
    bucket,
    provider: 'aws-s3',
    providerOptions: { rootPath: UPLOADS, s3Options: { ...clientConfig(bucket), params } },
    actionOptions: { uploadStream: { CacheControl: CACHE_CONTROL } },
  };
}

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  graphql: {
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      landingPage: false,
      depthLimit: 8,
      defaultLimit: USUAL_PAGE,
      maxLimit: LARGEST_PAGE,
      apolloServer: {
        introspection: false,
        hideSchemaDetailsFromClientErrors: true,
        includeStacktraceInErrorResponses: false,
        persistedQueries: false,
        cors: false,
        // Strapi stops Apollo at the end of its shutdown, after the last requests are answered
        // (`src/platform/monitoring/graceful-shutdown.ts`).
        stopOnTerminationSignals: false,
        plugins: [graphqlErrors],
      },
      generateArtifacts: false,
    },
  },
  'users-permissions': {
    config: {
      jwtSecret: secret('JWT_SECRET', env('JWT_SECRET')),
      jwtManagement: 'refresh',
      sessions: {
        accessTokenLifespan: env.int('ACCESS_TOKEN_SECONDS', ACCESS_TOKEN_SECONDS),
        idleRefreshTokenLifespan: IDLE_SESSION_SECONDS,
        maxRefreshTokenLifespan: LONGEST_SESSION_SECONDS,
        httpOnly: true,
      },
      register: { allowedFields: [] },
      // It counts in memory and by path. Our rate limits count by account and address, and survive a restart.
      ratelimit: { enabled: false },
    },
  },
  email: { config: mailPlugin() },
  upload: {
    config: {
      sizeLimit: 100 * MB,
      // `src/files/upload/inspect-file.ts` checks file types by content, for every API. Breakpoints are widths of the
      // smaller copies in pixels; the largest is for photographs across a whole screen.
      breakpoints: { xlarge: 1600, large: 1000, medium: 750, small: 500 },
      sharp: { cache: false, concurrency: 1 },
      ...uploadStorage(bucketSettings(env)),
    },
  },
});

export default config;
