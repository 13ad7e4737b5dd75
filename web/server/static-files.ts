import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { TRUSTED_DOCUMENTS_FILE } from './graphql/trusted-documents';
import { looksLikeFile } from './http/request-path';

interface StaticFiles {
  /** Vite's client build */
  clientDir: string;
  /** The build of the owner's area, which may not exist yet */
  adminDir: string;
  /** The public address of the site, for links that the owner copies */
  publicUrl: string;
}

const HOUR = '1h';

/** Serves built files, compressed at build time: the site's at their paths, the owner's area under /admin. */
export async function staticFiles(server: FastifyInstance, { clientDir, adminDir, publicUrl }: StaticFiles) {
  await hashedFiles(server, clientDir, '/');
  // One route per file, so that all other paths reach the pages.
  await server.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    globIgnore: ['assets/**', 'manifest.json', TRUSTED_DOCUMENTS_FILE, '**/*.br', '**/*.gz'],
    preCompressed: true,
    index: false,
    maxAge: HOUR,
    // The ETag is enough.
    lastModified: false,
    decorateReply: false,
  });
  await adminArea(server, adminDir, publicUrl);
}

/**
 * File names contain a hash of the content, so browsers never revalidate them. None of them is media, so range
 * requests are off.
 */
async function hashedFiles(server: FastifyInstance, dir: string, prefix: string) {
  await server.register(fastifyStatic, {
    root: join(dir, 'assets'),
    prefix: `${prefix}assets/`,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
    etag: false,
    lastModified: false,
    acceptRanges: false,
    decorateReply: !server.hasReplyDecorator('sendFile'),
  });
}

async function adminArea(server: FastifyInstance, adminDir: string, publicUrl: string) {
  const page = join(adminDir, 'index.html');
  if (!existsSync(page)) {
    server.log.warn(`The owner's area is not built: ${adminDir} has no index.html`);
    return;
  }
  await hashedFiles(server, adminDir, '/admin/');
  await server.register(fastifyStatic, {
    root: adminDir,
    prefix: '/admin/',
    wildcard: false,
    globIgnore: ['assets/**', 'index.html', '**/*.br', '**/*.gz'],
    index: false,
    maxAge: HOUR,
    decorateReply: false,
  });
  const address = `<meta name="site-address" content="${publicUrl}" />`;
  const html = readFileSync(page, 'utf8').replace('</head>', `${address}</head>`);
  for (const path of ['/admin', '/admin/*']) {
    server.get(path, (request, reply) => {
      // A missing file is a 404, not the page: a script element must not receive HTML.
      if (looksLikeFile(request.url)) return reply.callNotFound();
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
    });
  }
}
