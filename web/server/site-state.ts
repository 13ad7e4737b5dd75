import { z } from 'zod';

const SiteState = z.object({
  contentVersion: z.string(),
  maintenance: z.boolean(),
  ownerSignedIn: z.boolean().catch(false),
});

/** What the cms says about the whole site. */
export type SiteState = z.infer<typeof SiteState>;

/** A change is on the site within two seconds; asking once a second leaves one for the rest. */
const FRESH_MS = 1000;
const ANSWER_LIMIT_MS = 2000;

/** Asks the cms for the state of the site, at most once a second however many visitors there are. */
export class SiteStateSource {
  private known: SiteState | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<SiteState | undefined> | undefined;

  constructor(
    private readonly cmsUrl: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** The state for visitors, at most a second old; undefined while the cms does not answer. */
  async current(): Promise<SiteState | undefined> {
    if (this.now() - this.askedAt < FRESH_MS) return this.known;
    this.asking ??= this.ask().then((state) => {
      this.known = state;
      this.askedAt = this.now();
      this.asking = undefined;
      return state;
    });
    return this.asking;
  }

  /** Something was written through this origin: who reads next sees it. */
  forget(): void {
    this.askedAt = Number.NEGATIVE_INFINITY;
  }

  /** Whether the cookie belongs to the owner's live session; false when the cms does not answer. */
  async isOwner(cookie: string): Promise<boolean> {
    return (await this.ask(cookie))?.ownerSignedIn ?? false;
  }

  private async ask(cookie?: string): Promise<SiteState | undefined> {
    try {
      const answer = await fetch(`${this.cmsUrl}/api/site-state`, {
        headers: cookie ? { cookie } : {},
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      return answer.ok ? SiteState.parse(await answer.json()) : undefined;
    } catch {
      // Away, too slow or talking nonsense: for the pages it is all the same, they fall back to what is kept.
      return undefined;
    }
  }
}
