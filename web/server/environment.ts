import { z } from 'zod';
import type { BucketAccess } from './uploads/uploads-in-bucket';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** The address that visitors type; default: the address on which this server listens */
  PUBLIC_URL: origin.optional(),
  /** Where this machine reaches the CMS */
  CMS_INTERNAL_URL: origin.default('http://127.0.0.1:1337'),
  /** Where editors open the panel */
  CMS_URL: origin.default('http://localhost:1337'),
  /** Signs what the site reports to the CMS about callers; `npm start` creates it and gives it to both programs */
  RENDER_SECRET: z.string('it is missing').min(32),
  DATA_DIR: z.string().min(1).default('./data'),
  /** Number of proxies in front that append to X-Forwarded-For */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug']).default('info'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** How long /healthz responds with 503 before the server ends */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: address.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: address.optional(),
});

export type ServerEnvironment = ReturnType<typeof readEnvironment>;

/**
 * Reads the environment, once at start.
 *
 * @throws Error that names the wrong variable
 */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(filled);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join('.')} is wrong: ${issue?.message}. Compare with .env.example.`);
  }
  const { HOST, PORT, PUBLIC_URL, CMS_INTERNAL_URL, RENDER_SECRET, DATA_DIR, TRUST_PROXY } = parsed.data;
  const { CMS_URL, LOG_LEVEL, METRICS_HOST, METRICS_PORT } = parsed.data;
  return {
    host: HOST,
    port: PORT,
    /** Origin without a trailing slash */
    publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`,
    cmsUrl: CMS_INTERNAL_URL,
    /** Origin of the panel, which shows previews in a frame */
    panelUrl: CMS_URL,
    renderSecret: RENDER_SECRET,
    dataDir: DATA_DIR,
    trustProxy: TRUST_PROXY,
    logLevel: LOG_LEVEL,
    /** Address for Prometheus; absent: no metrics */
    metrics: METRICS_PORT ? { host: METRICS_HOST, port: METRICS_PORT } : undefined,
    /** Milliseconds between the signal to stop and the end */
    drainMs: parsed.data.DRAIN_SECONDS * 1000,
    ...uploadsOf(parsed.data),
  };
}

interface UploadsElsewhere {
  /** Absent: uploads are in `dataDir`, or at `mediaUrl` */
  bucket?: BucketAccess;
  /** The bucket's public address, from which browsers load uploads directly; without a trailing slash */
  mediaUrl?: string;
}

function uploadsOf(variables: z.infer<typeof Environment>): UploadsElsewhere {
  const { S3_BUCKET, S3_REGION = '', S3_ENDPOINT, S3_PUBLIC_URL } = variables;
  if (!S3_BUCKET) return {};
  if (S3_PUBLIC_URL) return { mediaUrl: S3_PUBLIC_URL };
  const { S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = variables;
  return {
    bucket: {
      address: S3_ENDPOINT
        ? `${S3_ENDPOINT}/${S3_BUCKET}`
        : `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    },
  };
}
