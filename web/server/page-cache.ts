import { createHash } from 'node:crypto';

/** What a path answers with. */
export interface PageBody {
  /** Media type with its charset */
  type: string;
  body: string;
}

/** A rendered page, true for one version of the content. */
export interface KeptPage extends PageBody {
  etag: string;
  contentVersion: string;
}

/** Bounds the memory: at 60 kB a page about 15 MB. */
const MOST_PAGES = 250;

/** Rendered pages by route, the least recently used forgotten first. */
export class PageCache {
  private readonly pages = new Map<string, KeptPage>();

  constructor(private readonly most = MOST_PAGES) {}

  /** The page whatever version it was true for: better than none while the cms is away. */
  any(route: string): KeptPage | undefined {
    const page = this.pages.get(route);
    if (page) this.touch(route, page);
    return page;
  }

  /** The page if nothing has changed since. */
  current(route: string, contentVersion: string): KeptPage | undefined {
    const page = this.any(route);
    return page?.contentVersion === contentVersion ? page : undefined;
  }

  keep(route: string, { type, body }: PageBody, contentVersion: string): KeptPage {
    const page = { type, body, contentVersion, etag: etagOf(body) };
    this.touch(route, page);
    const [oldest] = this.pages.keys();
    if (this.pages.size > this.most && oldest !== undefined) this.pages.delete(oldest);
    return page;
  }

  /** A Map keeps the order of insertion: the last used stands last. */
  private touch(route: string, page: KeptPage) {
    this.pages.delete(route);
    this.pages.set(route, page);
  }
}

export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
