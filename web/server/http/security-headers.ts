import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

interface SecurityHeaders {
  publicUrl: string;
  /** Where browsers load uploads, if not from this origin */
  mediaUrl: string | undefined;
  /** The only inline script of pages, as the policy names it: "'sha256-…'" */
  scriptSource: string;
  /** Vite's development client needs inline scripts; production does not */
  development: boolean;
}

const HSTS_SECONDS = 365 * 24 * 3600;

/** Uploaded files never run anything on our origin. */
export const UPLOAD_POLICY = "default-src 'none'; sandbox";

/** Scripts, styles and fonts belong to a page, whose headers already state all of this. */
const PART_OF_PAGE = /^\/(?:admin\/)?assets\/[^?]+\.(?:js|css|woff2)$/;
/**
 * The worker that unpacks HEIC pictures in the owner's area. Only here WebAssembly may run, and this worker can load
 * and send nothing.
 */
const UNPACKER = /^\/admin\/assets\/heic-worker-[^?]+\.js$/;
const UNPACKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
/** Uploads keep their own policy, which is stricter than that of a page. */
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
 * Sets strict browser headers on every response, including proxied ones. Parts of a page carry only the headers that
 * concern themselves: all of them would add a third to the size of a page's styles.
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
            // Also covers fonts and requests of scripts.
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'", options.scriptSource],
            styleSrc: ["'self'"],
            // Components set values such as image heights and parallax. Styles cannot load or run anything.
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
    // Only for Flash, Internet Explorer, removed filters and links to other sites, which our pages do not have.
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

/** Lets pages of one other origin show this page in a frame. */
export function allowFrame(reply: FastifyReply, origin: string): void {
  const policy = String(reply.getHeader(POLICY) ?? '');
  reply.header(POLICY, policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`));
  reply.removeHeader('x-frame-options');
}

/** Lets our own pages show this page in a frame: the owner's area shows it next to its form. */
export function allowOwnFrames(reply: FastifyReply): void {
  allowFrame(reply, "'self'");
  reply.header('x-frame-options', 'SAMEORIGIN');
}

/**
 * Removes the opener policy from a page that is the same for everybody. With it a browser starts a second process for
 * a new tab: 90 ms later first paint on a slow phone, whenever an app opens the site.
 */
export const withoutOpenerPolicy = (reply: FastifyReply): FastifyReply => reply.removeHeader(OPENER_POLICY);

/** Keeps an address secret that opens a page: it is not sent to other sites, and search engines do not index it. */
export const keepAddress = (reply: FastifyReply): FastifyReply =>
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');

/**
 * Allows one style element: that of this page.
 *
 * @param source "'sha256-…'"; absent in development, which has no policy
 */
export function allowStyle(reply: FastifyReply, source: string | undefined): void {
  const policy = reply.getHeader(POLICY);
  if (!source || typeof policy !== 'string') return;
  reply.header(POLICY, policy.replace("style-src 'self'", `$& ${source}`));
}
