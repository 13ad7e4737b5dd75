import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { SiteIdentity } from '../../src/features/site/site';
import { retryOnce } from '../http/ask-twice';

const SiteState = z.object({
  contentVersion: z.string(),
  // Of a CMS that does not name it, calendars are kept no longer than the state.
  daysVersion: z.string().catch(() => randomUUID()),
  maintenance: z.boolean(),
  ownerSignedIn: z.boolean().catch(false),
  siteTitle: z.string().catch(''),
  contactEmail: z.string().nullish(),
});

/** What the cms says about the whole site. */
export type SiteState = z.infer<typeof SiteState>;

/** What makes an answer old: a change of the content, or of the days of bookings as well. */
export type ChangesWith = 'content' | 'days';

/** The version for which an answer is true. */
export const versionOf = (
  { contentVersion, daysVersion }: Pick<SiteState, 'contentVersion' | 'daysVersion'>,
  changesWith: ChangesWith,
): string => (changesWith === 'days' ? `${contentVersion} ${daysVersion}` : contentVersion);

/** A change is on the site within two seconds; asking once a second leaves one for the rest. */
const FRESH_MS = 1000;
const ANSWER_LIMIT_MS = 2000;
/** A caller with a recent answer to give waits no longer. */
const SOON_MS = 200;
/** What was made longer ago may show what has been withdrawn since: it waits for the cms as long as the cms may take. */
const YOUNG_MS = 2 * 60_000;
/** The same when the cms did not answer the last time, a moment ago. */
const SOON_WHILE_AWAY_MS = 50;
/** So long a cms that did not answer counts as away. */
const AWAY_FOR_MS = 30_000;
/** A cms that does not say this within so long hangs: it is one short answer from memory. */
const HUNG_AFTER_MS = 1500;

/** Asks the cms for the state of the site, at most once a second however many visitors there are. */
export class SiteStateSource {
  private known: SiteState | undefined;
  private lastSign: SiteIdentity | undefined;
  private wasUnderMaintenance = false;
  private askedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<SiteState | undefined> | undefined;
  private probing: Promise<boolean> | undefined;
  /** Something was written since the cms was last asked */
  private isOutdated = false;

  constructor(
    private readonly cmsUrl: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** The state for visitors, at most a second old; undefined while the cms does not answer. */
  async current(): Promise<SiteState | undefined> {
    return this.isFresh ? this.known : this.askNow();
  }

  /**
   * The same, undefined as well while the cms takes its time: for a caller with a kept answer to give.
   *
   * @param age of that answer, milliseconds
   */
  async soon(age = 0): Promise<SiteState | undefined> {
    // What was just written must be in the answer.
    if (this.isFresh || this.isOutdated) return this.current();
    return Promise.race([this.askNow(), wait(this.patience(age), undefined, { ref: false })]);
  }

  private patience(age: number): number {
    if (this.isAway && this.now() - this.askedAt < AWAY_FOR_MS) return SOON_WHILE_AWAY_MS;
    return age > YOUNG_MS ? ANSWER_LIMIT_MS : SOON_MS;
  }

  private get isFresh(): boolean {
    return this.now() - this.askedAt < FRESH_MS;
  }

  /** Whether the cms answers at all, whatever it says; asked now, once for all who want to know. */
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

  /** The last answer did not come. */
  get isAway(): boolean {
    return this.known === undefined && Number.isFinite(this.askedAt);
  }

  /** By the last that the cms has said, without asking: while it is away a closed site stays closed. */
  get isUnderMaintenance(): boolean {
    return this.wasUnderMaintenance;
  }

  /** Of the content, by the last that the cms has said, without asking. */
  get contentVersion(): string | undefined {
    return this.known?.contentVersion;
  }

  /** Whose site this is, as far as the cms has ever said. */
  sign(): SiteIdentity | undefined {
    return this.lastSign;
  }

  /** Something was written through this origin: who reads next sees it. */
  forget(): void {
    this.askedAt = Number.NEGATIVE_INFINITY;
    this.isOutdated = true;
    // What is on its way may have left before the write.
    this.asking = undefined;
  }

  private askNow(): Promise<SiteState | undefined> {
    if (this.asking) return this.asking;
    const asking = this.ask().then((state) => {
      if (this.asking !== asking) return state;
      this.known = state;
      if (state) {
        this.lastSign = { title: state.siteTitle, email: state.contactEmail ?? '' };
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

  /** Whether the cookie belongs to the owner's live session; false when the cms does not answer. */
  async isOwner(cookie: string): Promise<boolean> {
    return (await this.ask(cookie))?.ownerSignedIn ?? false;
  }

  private async ask(cookie?: string): Promise<SiteState | undefined> {
    try {
      const { ok, body } = await this.send(ANSWER_LIMIT_MS, cookie);
      return ok ? SiteState.parse(JSON.parse(body)) : undefined;
    } catch {
      // Away, too slow or talking nonsense: for the pages it is all the same, they fall back to what is kept.
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
