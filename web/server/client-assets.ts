import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DocumentAssets } from '../src/document-html';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

const ENTRY = 'src/entry-client.tsx';
/** A route may keep its error and not-found screens in one file with its component. */
const ROUTE_CHUNK = /^src\/routes\/(.+)\.tsx\?tsr-split=component(?:---\w+)*$/;

/** Finds the files of a page in Vite's manifest. */
export class ClientAssets {
  private readonly chunkOfRoute: Map<string, string>;

  constructor(private readonly manifest: Manifest) {
    this.chunkOfRoute = new Map(
      Object.keys(manifest).flatMap((key) => {
        const file = ROUTE_CHUNK.exec(key)?.[1];
        return file ? [[routeName(file), key] as const] : [];
      }),
    );
  }

  static read(clientDir: string): ClientAssets {
    return new ClientAssets(
      Manifest.parse(JSON.parse(readFileSync(join(clientDir, 'manifest.json'), 'utf8'))),
    );
  }

  /** @param routeIds as the router names them: '__root__', '/_modern', '/_modern/blog/$slug' */
  of(routeIds: string[]): DocumentAssets {
    const keys = new Set<string>();
    this.collect(ENTRY, keys);
    for (const id of routeIds) {
      const chunk = this.chunkOfRoute.get(routeName(id));
      if (chunk) this.collect(chunk, keys);
    }
    const chunks = [...keys].flatMap((key) => this.manifest[key] ?? []);
    const files = chunks.map(({ file }) => file);
    const entry = this.manifest[ENTRY]?.file;
    const modules = [...files.filter((file) => file !== entry), ...(entry ? [entry] : [])];
    return {
      styles: [...new Set(chunks.flatMap(({ css }) => css))].map(address),
      modules: modules.map(address),
    };
  }

  /** Imports first: their styles must come before those of whoever imports them. */
  private collect(key: string, into: Set<string>) {
    const chunk = this.manifest[key];
    if (!chunk || into.has(key)) return;
    for (const imported of chunk.imports) if (imported !== ENTRY) this.collect(imported, into);
    into.add(key);
  }
}

const address = (file: string) => `/${file}`;

/**
 * '_modern/blog.$slug' (a file) and '/_modern/blog/$slug' (a route id) both become '_modern/blog/$slug'.
 * An index and the layout around it stay apart: '_modern/index' and '/_modern/', '_modern/route' and '/_modern'.
 */
export function routeName(fileOrId: string): string {
  return fileOrId
    .replace(/\/$/, '/index')
    .replaceAll('.', '/')
    .replace(/\/route$/, '')
    .replace(/^\//, '');
}
