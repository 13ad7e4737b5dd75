import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ageOf, type ChangesWith, type SiteStateSource, versionOf } from './site-state';

/** The response to an address, without headers. */
export interface AnswerBody {
  /** Media type with its charset */
  type: string;
  body: string;
  /** The style of a page, as the security policy allows it */
  styleSource?: string;
}

/** A response that is valid for one version of the content, or of the content and the booked days. */
export interface CachedAnswer extends AnswerBody {
  etag: string;
  contentVersion: string;
  /** Milliseconds since 1970 */
  cachedAt: number;
  /** Compressed forms, each made on first demand. A newer response with the same body reuses them. */
  readonly encoded: Map<string, Promise<Buffer>>;
}

/**
 * A response from the cache, and why: nothing has changed since, or the CMS is away and this is the last known one.
 */
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
  /** Responses */
  max: number;
  /** Characters of all bodies and addresses; compressed forms add about a third */
  maxSize: number;
}

/**
 * The version of a response that was built from outdated data. It is shown until a newer one exists, and is rebuilt.
 */
export const OUTDATED = '';

const LIMITS: Limits = { max: 1000, maxSize: 16_000_000 };
/** A page also changes with the day, for example when an event is over. Milliseconds. */
const MAX_AGE_MS = 5 * 60_000;

/** Caches pages, files and GraphQL responses by address, and drops the least recently used first. */
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

  /** Returns the cached response of any version, for use while the CMS is away. */
  last(address: string): CachedAnswer | undefined {
    return this.answers.get(address);
  }

  /**
   * Returns the response to send when none could be made. After errors of the CMS it must be of the current version:
   * an older one may show a picture whose rights have ended since.
   */
  lastInstead(address: string, contentVersion: string, hasErrors: boolean): CachedAnswer | undefined {
    const last = this.last(address);
    return hasErrors && last?.contentVersion !== contentVersion ? undefined : last;
  }

  /**
   * Returns the cached response if nothing has changed since, or if the CMS does not report whether something has.
   * Booked days are shown only while they are current: without a report of the CMS they are not found.
   */
  async find(address: string, changesWith: ChangesWith = 'content'): Promise<Lookup> {
    const answer = this.last(address);
    const age = answer && ageOf(answer.cachedAt);
    const mayBeLast = age !== undefined && changesWith === 'content';
    const state = await (mayBeLast ? this.siteState.soon(age) : this.siteState.current());
    if (state?.maintenance ?? this.siteState.isUnderMaintenance) return { kind: 'maintenance' };
    const contentVersion = state && versionOf(state, changesWith);
    if (!answer) return { kind: 'miss', contentVersion };
    if (contentVersion === undefined)
      return mayBeLast ? { kind: 'hit', answer, status: 'last' } : { kind: 'miss', contentVersion };
    const isCurrent = answer.contentVersion === contentVersion && ageOf(answer.cachedAt) <= MAX_AGE_MS;
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

/** Weak, because the same content is sent in several encodings. */
function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Lets simultaneous requests for the same thing share one computation. */
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
