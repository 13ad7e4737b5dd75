import type { MovedPath } from '../../src/features/moved-paths/moved-paths';
import { pathOf, withoutExtraSlashes } from '../http/request-path';

/** The owner's redirects for paths without a page. */
export class MovedPaths {
  private last: ReadonlyMap<string, string> = new Map();

  /** @param read returns the current redirects, cached until the content changes; undefined while the CMS is away */
  constructor(private readonly read: () => Promise<readonly MovedPath[] | undefined>) {}

  /** Loads the redirects. Call it when a page is rendered, so that they are known when the CMS goes away. */
  async hear(): Promise<void> {
    const now = await this.read();
    if (now) this.last = new Map(now.map(({ from, to }) => [keyOf(from), to]));
  }

  /** Returns the current target of an address. */
  async find(url: string): Promise<string | undefined> {
    await this.hear();
    return this.lastKnown(url);
  }

  /** The same from memory, for use while the CMS is away. */
  lastKnown(url: string): string | undefined {
    return this.last.get(keyOf(pathOf(withoutExtraSlashes(url) ?? url)));
  }
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns one key for all spellings of a path: %c3%a9 and é, capitals and small letters. */
function keyOf(path: string): string {
  const parsed = URL.canParse(path, 'http://site.invalid')
    ? new URL(path, 'http://site.invalid').pathname
    : path;
  return decoded(parsed).replace(INVISIBLE, '').normalize('NFC').toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
