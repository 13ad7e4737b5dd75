import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { endOfDay } from '../../../cms/src/shared/site-clock';
import { InFlight } from '../cache/answer-cache';
import { replaceFile } from '../cache/replace-file';
import type { SiteStateSource } from '../cache/site-state';
import { retryOnce } from '../http/retry-once';
import { siteProof } from '../http/site-proof';

/** `lastDay`: null for a file that nothing uses any longer */
const EndingFiles = z.array(z.object({ hash: z.string(), lastDay: z.string().nullable() }));
type EndingFiles = z.infer<typeof EndingFiles>;

const ANSWER_LIMIT_MS = 2000;
const COPY_PREFIX = /^[a-z]+_/;
/** In place of the time when an unused file ends */
const UNUSED = 0;

/** Longest time for which browsers and proxies keep an upload. Seconds. */
const CACHE_SECONDS = 3600;
/** The same while the CMS does not confirm that its last day is unchanged. Seconds. */
const UNCONFIRMED_SECONDS = 60;

interface LastDaysOptions {
  cmsUrl: string;
  renderSecret: string;
  siteState: Pick<SiteStateSource, 'soon'>;
  /** Keeps the list over a restart, so that withdrawn files stay withdrawn while the CMS is away */
  file: string;
  onFailure: (error: unknown) => void;
}

/**
 * Knows until when each upload may be shown. It asks the CMS when the content has changed. While the CMS is away, the last
 * known list holds, and midnight comes without the CMS.
 */
export class LastDays {
  private readonly proof: Record<string, string>;
  private readonly loading = new InFlight<void>();
  private ends = new Map<string, number>();
  private contentVersion: string | undefined;
  /** Loads are numbered: a slow one must not replace the list of a later one. */
  private started = 0;
  private applied = 0;
  private reading: Promise<void> | undefined;

  constructor(private readonly options: LastDaysOptions) {
    this.proof = siteProof(options.renderSecret);
  }

  /** @param name of a stored file or of one of its copies: 'small_silk_1a2b3c.jpg' */
  async isOver(name: string): Promise<boolean> {
    await this.confirmed();
    return this.endOf(name) <= Date.now();
  }

  /**
   * Returns the Cache-Control header of an upload; undefined when it may no longer be shown.
   *
   * @param name of a stored file or of one of its copies: 'small_silk_1a2b3c.jpg'
   */
  async cacheControlFor(name: string): Promise<string | undefined> {
    const isConfirmed = await this.confirmed();
    const secondsLeft = (this.endOf(name) - Date.now()) / 1000;
    if (secondsLeft <= 0) return undefined;
    // Without the CMS since the start, the file may have been withdrawn: no cache may store it.
    if (this.contentVersion === undefined) return 'no-store';
    const longest = isConfirmed ? CACHE_SECONDS : UNCONFIRMED_SECONDS;
    return `max-age=${Math.min(longest, Math.ceil(secondsLeft))}`;
  }

  /** Whether a file is hidden because nothing uses it, by the list that `cacheControlFor` has asked for. */
  isUnused(name: string): boolean {
    return this.endOf(name) === UNUSED;
  }

  private endOf(name: string): number {
    const hash = name.replace(/\.\w+$/, '');
    return this.ends.get(hash) ?? this.ends.get(hash.replace(COPY_PREFIX, '')) ?? Number.POSITIVE_INFINITY;
  }

  /** Returns whether the list belongs to the current content. */
  private async confirmed(): Promise<boolean> {
    this.reading ??= this.read();
    await this.reading;
    const version = (await this.options.siteState.soon())?.contentVersion;
    if (version === undefined) return false;
    // A load for an earlier version may have been answered before the change, so it is not shared.
    if (version !== this.contentVersion) await this.loading.share(version, () => this.load(version));
    return version === this.contentVersion;
  }

  private async load(version: string): Promise<void> {
    this.started += 1;
    const number = this.started;
    const { cmsUrl } = this.options;
    try {
      const answer = await retryOnce(`${cmsUrl}/api/last-days`, {
        headers: this.proof,
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      const files = EndingFiles.parse(await answer.json());
      if (number < this.applied) return;
      this.applied = number;
      this.contentVersion = version;
      this.take(files);
      await replaceFile(this.options.file, JSON.stringify(files)).catch(this.options.onFailure);
    } catch {
      // The CMS is away, or its response is invalid: the next request for an upload asks again.
    }
  }

  private take(files: EndingFiles): void {
    this.ends = new Map(
      files.map(({ hash, lastDay }) => [hash, lastDay === null ? UNUSED : endOfDay(lastDay)]),
    );
  }

  private async read(): Promise<void> {
    try {
      const files = EndingFiles.parse(JSON.parse(await readFile(this.options.file, 'utf8')));
      if (this.applied === 0) this.take(files);
    } catch {
      // The first start has no file, and a damaged one counts as missing: nothing is cached until the CMS responds.
    }
  }
}
