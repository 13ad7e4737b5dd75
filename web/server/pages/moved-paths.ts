import type { MovedPath } from '../../src/features/moved-paths/moved-paths';
import { pathOf, withoutExtraSlashes } from '../http/request-path';

/** Where the owner sends visitors of paths that have no page. */
export class MovedPaths {
  private last: ReadonlyMap<string, string> = new Map();

  /** @param read asks what is true now; answers are kept until the content changes. Undefined while the cms is away */
  constructor(private readonly read: () => Promise<readonly MovedPath[] | undefined>) {}

  /** To be called when a page is made, so that all of them are known when the cms goes away. */
  async hear(): Promise<void> {
    const now = await this.read();
    if (now) this.last = new Map(now.map(({ from, to }) => [keyOf(from), to]));
  }

  /** The path that an address leads to as of now. */
  async find(url: string): Promise<string | undefined> {
    await this.hear();
    return this.lastKnown(url);
  }

  /** The same from memory, for when the cms is away. */
  lastKnown(url: string): string | undefined {
    return this.last.get(keyOf(pathOf(withoutExtraSlashes(url) ?? url)));
  }
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** One key for the spellings of an address: %c3%a9 and é, capitals and small letters. */
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
