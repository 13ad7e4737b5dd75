import { z } from 'zod';
import { nairobiMoment } from '../../src/dates/nairobi-moment';
import type { SiteStateSource } from '../cache/site-state';
import { askTwice } from '../http/ask-twice';
import { siteProof } from '../http/site-proof';

const EndingFiles = z.array(z.object({ hash: z.string(), lastDay: z.string() }));

const ANSWER_LIMIT_MS = 2000;
const COPY_PREFIX = /^[a-z]+_/;

const DAY_MS = 24 * 3600 * 1000;
const midnightAfter = (day: string): number => Date.parse(nairobiMoment(day, '00:00')) + DAY_MS;

/**
 * Until when each upload may be shown. Asked of the cms when the content has changed; while it is away what is known
 * stays true, and midnight comes without it.
 */
export class LastDays {
  private readonly proof: Record<string, string>;
  private ends = new Map<string, number>();
  private contentVersion: string | undefined;
  private asking: Promise<void> | undefined;

  constructor(
    private readonly cmsUrl: string,
    renderSecret: string,
    private readonly siteState: Pick<SiteStateSource, 'soon'>,
  ) {
    this.proof = siteProof(renderSecret);
  }

  /**
   * @param name of a stored file or of one of its copies: 'small_silk_1a2b3c.jpg'
   * @returns milliseconds since 1970; Infinity for what may be shown as long as it is there
   */
  async endOf(name: string): Promise<number> {
    const contentVersion = (await this.siteState.soon())?.contentVersion;
    if (contentVersion !== undefined && contentVersion !== this.contentVersion)
      await this.ask(contentVersion);
    const hash = name.replace(/\.\w+$/, '');
    return this.ends.get(hash) ?? this.ends.get(hash.replace(COPY_PREFIX, '')) ?? Number.POSITIVE_INFINITY;
  }

  private ask(contentVersion: string): Promise<void> {
    this.asking ??= this.load(contentVersion).finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async load(contentVersion: string): Promise<void> {
    try {
      const answer = await askTwice(`${this.cmsUrl}/api/last-days`, {
        headers: this.proof,
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      const files = EndingFiles.parse(await answer.json());
      this.ends = new Map(files.map(({ hash, lastDay }) => [hash, midnightAfter(lastDay)]));
      this.contentVersion = contentVersion;
    } catch {
      // Away or talking nonsense: asked again with the next upload that somebody wants.
    }
  }
}
