import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

interface SecurityHeaders {
  publicUrl: string;
  /** Where browsers load uploads, when not from us */
  mediaUrl: string | undefined;
  /** The one script that stands in pages, as the policy names it: "'sha256-…'" */
  scriptSource: string;
  /** Vite's development client needs inline scripts; production never does */
  development: boolean;
}

const HSTS_SECONDS = 365 * 24 * 3600;

/** Uploaded files never run anything on our origin, whatever they are. */
export const UPLOAD_POLICY = "default-src 'none'; sandbox";

/** Scripts, styles and fonts of a build are parts of a page, which has said all this already. */
const PART_OF_PAGE = /^\/(?:admin\/)?assets\/[^?]+\.(?:js|css|woff2)$/;
/**
 * The worker in which the owner's area unpacks the HEIC pictures of phones: WebAssembly runs there and nowhere else, and
 * can load and send nothing.
 */
const UNPACKER = /^\/admin\/assets\/heic-worker-[^?]+\.js$/;
const UNPACKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
/** Uploads keep their own policy, which is stricter than a page's. */
const PICTURE_OR_FILM = /^(?:image\/(?:avif|webp|jpeg|png|gif)|video\/)/;
const POLICY = 'content-security-policy';
const OPENER_POLICY = 'cross-origin-opener-policy';
const ABOUT_DOCUMENTS = [
  OPENER_POLICY,
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

/**
 * Strict browser headers on every answer, proxied ones too. The parts of a page carry only those that are about
 * themselves: a kilobyte of headers on each would be a third of a page's styles.
 */
export async function securityHeaders(server: FastifyInstance, options: SecurityHeaders): Promise<void> {
  const media = ["'self'", ...(options.mediaUrl ? [new URL(options.mediaUrl).origin] : [])];
  await server.register(helmet, {
    global: true,
    contentSecurityPolicy: options.development
      ? false
      : {
          useDefaults: false,
          directives: {
            // Fonts and requests of scripts among it.
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'", options.scriptSource],
            styleSrc: ["'self'"],
            // Values set by components: image heights, parallax. They cannot load or run anything.
            styleSrcAttr: ["'unsafe-inline'"],
            imgSrc: [...media, 'data:', 'blob:'],
            mediaSrc: [...media, 'blob:'],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
          },
        },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // For Flash, Internet Explorer, filters that no browser has, and addresses of others, of which our pages have none.
    xPermittedCrossDomainPolicies: false,
    xDownloadOptions: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    hsts: options.publicUrl.startsWith('https:') && { maxAge: HSTS_SECONDS, includeSubDomains: true },
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
  server.addHook('onSend', async (request, reply) => {
    const isPart = PART_OF_PAGE.test(request.url);
    const isMedia = PICTURE_OR_FILM.test(String(reply.getHeader('content-type')));
    if (UNPACKER.test(request.url)) reply.header(POLICY, UNPACKER_POLICY);
    else if (isPart) reply.removeHeader(POLICY);
    if (isPart || isMedia) for (const name of ABOUT_DOCUMENTS) reply.removeHeader(name);
  });
}

/** Lets the pages of one other origin show this page in a frame. */
export function allowFrame(reply: FastifyReply, origin: string): void {
  const policy = String(reply.getHeader(POLICY) ?? '');
  reply.header(POLICY, policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`));
  reply.removeHeader('x-frame-options');
}

/** Lets our own pages show this page in a frame: the owner's area has it beside its form. */
export function allowOwnFrames(reply: FastifyReply): void {
  allowFrame(reply, "'self'");
  reply.header('x-frame-options', 'SAMEORIGIN');
}

/**
 * For a page that says the same to everybody. For an opener policy a browser throws the process of a new tab away when the
 * answer comes and begins another one: 90 ms of a slow phone's first paint, whenever an app opens the site.
 */
export const withoutOpenerPolicy = (reply: FastifyReply): FastifyReply => reply.removeHeader(OPENER_POLICY);

/** For a page that its address opens: the address goes nowhere else, and no search engine keeps it. */
export const keepAddress = (reply: FastifyReply): FastifyReply =>
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');

/**
 * Allows one style element, that of the page which is sent.
 *
 * @param source "'sha256-…'"; absent while developing, where there is no policy
 */
export function allowStyle(reply: FastifyReply, source: string | undefined): void {
  const policy = reply.getHeader(POLICY);
  if (!source || typeof policy !== 'string') return;
  reply.header(POLICY, policy.replace("style-src 'self'", `$& ${source}`));
}
