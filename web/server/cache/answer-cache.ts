import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ChangesWith, type SiteStateSource, versionOf } from './site-state';

/** What an address answers with. */
export interface AnswerBody {
  /** Media type with its charset */
  type: string;
  body: string;
  /** Of a page: its style, as the security policy allows it */
  styleSource?: string;
}

/** An answer, true for one version of the content, or of the content and the days of bookings. */
export interface CachedAnswer extends AnswerBody {
  etag: string;
  contentVersion: string;
  /** Milliseconds since 1970 */
  cachedAt: number;
  /** Compressed forms, made when somebody first asks for one; an answer made anew with the same body has them too */
  readonly encoded: Map<string, Promise<Buffer>>;
}

/** An answer from memory, and why it is one: nothing has changed since, or the cms is away and it is the last known. */
export interface CacheHit {
  kind: 'hit';
  answer: CachedAnswer;
  status: 'current' | 'last';
}

/** `contentVersion` is undefined while the cms is away. */
export type Lookup =
  | CacheHit
  | { kind: 'miss'; contentVersion: string | undefined }
  | { kind: 'maintenance' };

interface Limits {
  /** Answers */
  max: number;
  /** Characters of all bodies and addresses; compressed forms add about a third */
  maxSize: number;
}

/** In place of a version, of what was made of answers from before: shown while there is nothing newer, and made anew. */
export const OF_BEFORE = '';

const LIMITS: Limits = { max: 1000, maxSize: 16_000_000 };
/** What a page says also depends on the day, an event that is over for instance. Milliseconds. */
const MOST_AGE_MS = 5 * 60_000;

/** Pages, files and GraphQL answers by address, the least recently used forgotten first. */
export class AnswerCache {
  private readonly answers: LRUCache<string, CachedAnswer>;

  constructor(
    private readonly siteState: Pick<SiteStateSource, 'current' | 'soon' | 'isUnderMaintenance'>,
    limits: Partial<Limits> = {},
  ) {
    this.answers = new LRUCache({
      ...LIMITS,
      ...limits,
      sizeCalculation: ({ body }, address) => address.length + body.length,
    });
  }

  /** The answer whatever version it was true for: better than none while the cms is away. */
  last(address: string): CachedAnswer | undefined {
    return this.answers.get(address);
  }

  /**
   * The answer to give when none could be made. An answer of the CMS with errors is no reason to give one that was true for
   * other content: since then the rights of a picture may have ended.
   */
  lastInstead(address: string, contentVersion: string, hasErrors: boolean): CachedAnswer | undefined {
    const last = this.last(address);
    return hasErrors && last?.contentVersion !== contentVersion ? undefined : last;
  }

  /**
   * The answer if nothing has changed since, or if the cms does not say whether something has. Days of bookings are shown only
   * as they are: without a word of the cms their answer is not found.
   */
  async find(address: string, changesWith: ChangesWith = 'content'): Promise<Lookup> {
    const answer = this.last(address);
    const age = answer && Date.now() - answer.cachedAt;
    const mayBeLast = age !== undefined && changesWith === 'content';
    const state = await (mayBeLast ? this.siteState.soon(age) : this.siteState.current());
    if (state?.maintenance ?? this.siteState.isUnderMaintenance) return { kind: 'maintenance' };
    const contentVersion = state && versionOf(state, changesWith);
    if (!answer) return { kind: 'miss', contentVersion };
    if (contentVersion === undefined)
      return mayBeLast ? { kind: 'hit', answer, status: 'last' } : { kind: 'miss', contentVersion };
    const isCurrent = answer.contentVersion === contentVersion && Date.now() - answer.cachedAt <= MOST_AGE_MS;
    return isCurrent ? { kind: 'hit', answer, status: 'current' } : { kind: 'miss', contentVersion };
  }

  keep(address: string, { type, body, styleSource }: AnswerBody, contentVersion: string): CachedAnswer {
    const before = this.answers.peek(address);
    const answer = {
      type,
      body,
      styleSource,
      contentVersion,
      etag: etagOf(body),
      encoded: before?.body === body ? before.encoded : new Map<string, Promise<Buffer>>(),
      cachedAt: Date.now(),
    };
    this.answers.set(address, answer);
    return answer;
  }
}

/** Weak: the same content travels in several encodings. */
function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Lets all who ask for the same at once wait for one making of it. */
export class InFlight<Value> {
  private readonly running = new Map<string, Promise<Value>>();

  get size(): number {
    return this.running.size;
  }

  share(key: string, make: () => Promise<Value>): Promise<Value> {
    const running = this.running.get(key) ?? make().finally(() => this.running.delete(key));
    this.running.set(key, running);
    return running;
  }
}
