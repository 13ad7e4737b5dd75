import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface SecurityHeaders {
  publicUrl: string;
  mediaOrigins: string[];
  /** Vite's development client needs inline scripts; production never does */
  development: boolean;
}

const HSTS_SECONDS = 365 * 24 * 3600;

/** Uploaded files never run anything on our origin, whatever they are. */
export const UPLOAD_POLICY = "default-src 'none'; sandbox";

/** Strict browser headers on every answer, proxied ones too. */
export async function securityHeaders(server: FastifyInstance, options: SecurityHeaders): Promise<void> {
  const media = ["'self'", ...options.mediaOrigins];
  await server.register(helmet, {
    global: true,
    contentSecurityPolicy: options.development
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'"],
            styleSrc: ["'self'"],
            // Values set by components: image heights, parallax. They cannot load or run anything.
            styleSrcAttr: ["'unsafe-inline'"],
            imgSrc: [...media, 'data:', 'blob:'],
            mediaSrc: [...media, 'blob:'],
            fontSrc: ["'self'"],
            connectSrc: ["'self'"],
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
    hsts: options.publicUrl.startsWith('https:') && { maxAge: HSTS_SECONDS, includeSubDomains: true },
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
