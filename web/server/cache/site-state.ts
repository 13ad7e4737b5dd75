import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { setPlace } from '../../../cms/src/shared/place';
import type { SiteIdentity } from '../../src/features/site/queries';
import { retryOnce } from '../http/retry-once';

/** Returns the age of something in milliseconds; infinite if the clock was set back since, which makes it unknown. */
export const ageOf = (since: number, now = Date.now()): number =>
  since > now ? Number.POSITIVE_INFINITY : now - since;

const SiteState = z.object({
  contentVersion: z.string(),
  // An older CMS without this field: booked days are cached no longer than the state.
  daysVersion: z.string().catch(() => randomUUID()),
  maintenance: z.boolean(),
  ownerSignedIn: z.boolean().catch(false),
  siteTitle: z.string().catch(''),
  contactEmail: z.string().nullish(),
  mark: z.string().nullish(),
  place: z.record(z.string(), z.string()).optional(),
});

/** The state of the whole site, as the CMS reports it. */
export type SiteState = z.infer<typeof SiteState>;

/** With the address of the owner's picture for icons. */
type Sign = SiteIdentity & Pick<SiteState, 'mark'>;

/** What makes a response outdated: a change of the content, or also of the booked days. */
export type ChangesWith = 'content' | 'days';

/** Returns the version for which a response is valid. */
export const versionOf = (
  { contentVersion, daysVersion }: Pick<SiteState, 'contentVersion' | 'daysVersion'>,
  changesWith: ChangesWith,
): string => (changesWith === 'days' ? `${contentVersion} ${daysVersion}` : contentVersion);

/** A change must be visible within two seconds; asking every second leaves one for the rest. */
const FRESH_MS = 1000;
const ANSWER_LIMIT_MS = 2000;
/** How long a caller with a recent response waits for the CMS. */
const SOON_MS = 200;
/** An older response may show something that was withdrawn since, so its caller waits for the full answer limit. */
const YOUNG_MS = 2 * 60_000;
/** The same while the last request to the CMS, a moment ago, failed. */
const SOON_WHILE_AWAY_MS = 50;
/** How long a CMS counts as away after it did not respond. */
const AWAY_FOR_MS = 30_000;
/** This is one short response from memory: a CMS that takes longer hangs. */
const HUNG_AFTER_MS = 1500;

/** Asks the CMS for the state of the site, at most once a second for all visitors. */
export class SiteStateSource {
  private known: SiteState | undefined;
  private lastSign: Sign | undefined;
  private wasUnderMaintenance = false;
  private askedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<SiteState | undefined> | undefined;
  private probing: Promise<boolean> | undefined;
  /** Something was written since the last request to the CMS */
  private isOutdated = false;

  constructor(
    private readonly cmsUrl: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the state, at most a second old; undefined while the CMS does not respond. */
  async current(): Promise<SiteState | undefined> {
    return this.isFresh ? this.known : this.askNow();
  }

  /**
   * Returns the state, or undefined if the CMS takes too long. For callers with a cached response.
   *
   * @param age of that response, milliseconds
   */
  async soon(age = 0): Promise<SiteState | undefined> {
    // The response must contain what was just written.
    if (this.isFresh || this.isOutdated) return this.current();
    return Promise.race([this.askNow(), wait(this.patience(age), undefined, { ref: false })]);
  }

  private patience(age: number): number {
    if (this.isAway && ageOf(this.askedAt, this.now()) < AWAY_FOR_MS) return SOON_WHILE_AWAY_MS;
    return age > YOUNG_MS ? ANSWER_LIMIT_MS : SOON_MS;
  }

  private get isFresh(): boolean {
    return ageOf(this.askedAt, this.now()) < FRESH_MS;
  }

  /** Returns whether the CMS responds at all. Simultaneous callers share one request. */
  isAnswering(): Promise<boolean> {
    this.probing ??= this.send(HUNG_AFTER_MS)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.probing = undefined;
      });
    return this.probing;
  }

  /** Whether the last request to the CMS failed. */
  get isAway(): boolean {
    return this.known === undefined && Number.isFinite(this.askedAt);
  }

  /** From the last known state, without a request: a closed site stays closed while the CMS is away. */
  get isUnderMaintenance(): boolean {
    return this.wasUnderMaintenance;
  }

  /** From the last known state, without a request. */
  get contentVersion(): string | undefined {
    return this.known?.contentVersion;
  }

  /** Returns the identity of the site from the last response of the CMS that had one. */
  sign(): Sign | undefined {
    return this.lastSign;
  }

  /** Makes the next reader see a write that went through this origin. */
  forget(): void {
    this.askedAt = Number.NEGATIVE_INFINITY;
    this.isOutdated = true;
    // A request that is already running may have been answered before the write.
    this.asking = undefined;
  }

  private askNow(): Promise<SiteState | undefined> {
    if (this.asking) return this.asking;
    const asking = this.ask().then((state) => {
      if (this.asking !== asking) return state;
      this.known = state;
      if (state) {
        setPlace(state.place);
        this.lastSign = { title: state.siteTitle, email: state.contactEmail ?? '', mark: state.mark };
        this.wasUnderMaintenance = state.maintenance;
      }
      this.askedAt = this.now();
      this.asking = undefined;
      this.isOutdated = false;
      return state;
    });
    this.asking = asking;
    return asking;
  }

  /** Returns whether the cookie belongs to the owner's live session; false when the CMS does not respond. */
  async isOwner(cookie: string): Promise<boolean> {
    return (await this.ask(cookie))?.ownerSignedIn ?? false;
  }

  private async ask(cookie?: string): Promise<SiteState | undefined> {
    try {
      const { ok, body } = await this.send(ANSWER_LIMIT_MS, cookie);
      return ok ? SiteState.parse(JSON.parse(body)) : undefined;
    } catch {
      // Away, too slow or invalid: in each case pages fall back to the cache.
      return undefined;
    }
  }

  private async send(limit: number, cookie?: string): Promise<{ ok: boolean; body: string }> {
    const signal = AbortSignal.timeout(limit);
    const answer = await retryOnce(`${this.cmsUrl}/api/site-state`, {
      headers: cookie ? { cookie } : {},
      signal,
    });
    return { ok: answer.ok, body: await answer.text() };
  }
}
