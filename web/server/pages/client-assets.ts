import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DocumentAssets, InlineText } from '../../src/app/document-html';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

const ENTRY = 'src/app/entry-client.tsx';
const START = 'src/app/start.ts';
/** A route may keep its error and not-found screens in the same file as its component. */
const ROUTE_CHUNK = /^src\/routes\/(.+)\.tsx\?tsr-split=component(?:---\w+)*$/;

/** Finds the files of a page in Vite's manifest, and the texts that are inlined into the page. */
export class ClientAssets {
  private readonly chunkOfRoute: Map<string, string>;
  /** By the names of the style sheets: pages of one kind share them. */
  private readonly styles = new Map<string, InlineText>();
  /** The inline script of every page. */
  readonly startScript: InlineText;

  /** @param read returns the text of a file by its name in the manifest */
  constructor(
    private readonly manifest: Manifest,
    private readonly read: (file: string) => string,
  ) {
    const start = manifest[START]?.file;
    this.startScript = inlineText(start ? `(()=>{${read(start).trim()}})()` : '');
    this.chunkOfRoute = new Map(
      Object.keys(manifest).flatMap((key) => {
        const file = ROUTE_CHUNK.exec(key)?.[1];
        return file ? [[routeName(file), key] as const] : [];
      }),
    );
  }

  static read(clientDir: string): ClientAssets {
    const read = (file: string) => readFileSync(join(clientDir, file), 'utf8');
    return new ClientAssets(Manifest.parse(JSON.parse(read('manifest.json'))), read);
  }

  /** @param routeIds as the router names them: '__root__', '/_modern', '/_modern/blog/$slug' */
  of(routeIds: string[]): DocumentAssets {
    const keys = new Set<string>();
    this.collect(ENTRY, keys);
    const routes = routeIds.flatMap((id) => this.chunkOfRoute.get(routeName(id)) ?? []);
    for (const route of routes) this.collect(route, keys);
    const chunks = [...keys].flatMap((key) => this.manifest[key] ?? []);
    // The server has also rendered what a route loads later, so its styles are needed at once, but not its modules.
    const styled = new Set(keys);
    for (const route of routes)
      for (const later of this.manifest[route]?.dynamicImports ?? []) this.collect(later, styled);
    const files = chunks.map(({ file }) => file);
    const entry = this.manifest[ENTRY]?.file;
    const modules = [...files.filter((file) => file !== entry), ...(entry ? [entry] : [])];
    const sheets = [...new Set([...styled].flatMap((key) => this.manifest[key]?.css ?? []))];
    return {
      startScript: this.startScript.text,
      style: this.styleOf(sheets),
      sheets: sheets.map(address),
      modules: modules.map(address),
    };
  }

  private styleOf(sheets: string[]): InlineText {
    const key = sheets.join();
    const style = this.styles.get(key) ?? inlineText(sheets.map((file) => this.read(file).trim()).join(''));
    this.styles.set(key, style);
    return style;
  }

  /** Imports first: styles of an imported module must precede those of the importing one. */
  private collect(key: string, into: Set<string>) {
    const chunk = this.manifest[key];
    if (!chunk || into.has(key)) return;
    for (const imported of chunk.imports) if (imported !== ENTRY) this.collect(imported, into);
    into.add(key);
  }
}

/** An inlined text, and its source in the security policy. */
function inlineText(text: string): InlineText {
  if (/<\/(?:script|style)/i.test(text)) throw new Error('A built file would close the element it is in');
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

const address = (file: string) => `/${file}`;

/**
 * Returns one name for a file '_modern/blog.$slug' and its route id '/_modern/blog/$slug': '_modern/blog/$slug'.
 * An index and the layout around it stay separate: '_modern/index' and '/_modern/', '_modern/route' and '/_modern'.
 */
export function routeName(fileOrId: string): string {
  return fileOrId
    .replace(/\/$/, '/index')
    .replaceAll('.', '/')
    .replace(/\/route$/, '')
    .replace(/^\//, '');
}
