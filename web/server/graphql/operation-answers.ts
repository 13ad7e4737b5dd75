import { AnswerCache, type CachedAnswer, InFlight } from '../cache/answer-cache';
import type { CacheStatus } from '../cache/send-cached';
import type { SiteStateSource } from '../cache/site-state';
import type { TrustedOperation } from './trusted-documents';

/** What is sent to the cms. */
export interface Operation {
  text: string;
  variables: unknown;
}

/** An answer of the cms as it came. */
export interface CmsAnswer {
  status: number;
  type: string;
  body: string;
  retryAfter: string | null;
}

/** A query ends before the browser's own limit of ten seconds would leave it without an answer. */
const ANSWER_LIMIT_MS = 9500;
/** A busy cms may take longer; who waits longer asks whether it answers anything at all. */
const PATIENCE_MS = 2000;
/** Questions on their way to the cms; it answers a few at a time. */
const MOST_AT_ONCE = 256;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Bytes are bounded by the cache; so many lists and pages are in use at a time. */
const MOST_CACHED = 2000;

/** What came of a question: an answer that can be kept, or one that is for this caller only. */
export type Outcome =
  | { kind: 'hit'; answer: CachedAnswer; status: CacheStatus }
  | { kind: 'passed'; answer: CmsAnswer };

/** The cms gave no answer, or none in time. */
export class CmsAway extends Error {
  override readonly name = 'CmsAway';
}

interface OperationAnswersOptions {
  cmsUrl: string;
  siteState: SiteStateSource;
  /** The site's own; they say whose answers may be shared */
  operations: () => Promise<readonly TrustedOperation[]>;
  /** Answers may be kept until the content changes; not while the code does */
  keeps: boolean;
}

/** Asks the cms; answers to what everybody may ask are kept until the content changes. */
export class OperationAnswers {
  private readonly cache: AnswerCache;
  private readonly inFlight = new InFlight<Outcome>();
  private textsForAll: Promise<ReadonlySet<string>> | undefined;
  private open = 0;

  constructor(private readonly options: OperationAnswersOptions) {
    this.cache = new AnswerCache(options.siteState, { max: MOST_CACHED });
  }

  /**
   * The answer to a query; to one that is marked as the same for everybody it is kept.
   *
   * @param signal ends a question that nobody else waits for
   * @throws CmsAway when nothing is kept either
   */
  async shared(
    operation: Operation,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Outcome> {
    if (!(await this.isForAll(operation))) return this.passed(operation, headers, signal);
    const key = `${operation.text}\n${JSON.stringify(operation.variables ?? null)}`;
    const found = await this.cache.find(key);
    if (found.kind === 'hit') return found;
    if (found.kind === 'maintenance') return this.passed(operation, headers);
    return this.inFlight.share(key, () => this.make(key, found.contentVersion, operation, headers));
  }

  /**
   * Sends an operation that is for this caller only.
   *
   * @throws CmsAway also when the cms hangs, in less time than it may take for an answer; the reason when `signal`
   *   was aborted
   */
  async ask(
    { text, variables }: Operation,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<CmsAnswer> {
    if (this.open >= MOST_AT_ONCE) throw new CmsAway('Too many questions at once');
    this.open += 1;
    const hung = new AbortController();
    const stopWatching = this.watch(() => hung.abort());
    const limits = [AbortSignal.timeout(ANSWER_LIMIT_MS), hung.signal, ...(signal ? [signal] : [])];
    try {
      const answer = await fetch(`${this.options.cmsUrl}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query: text, variables }),
        signal: AbortSignal.any(limits),
      });
      return {
        status: answer.status,
        type: answer.headers.get('content-type') ?? JSON_TYPE,
        body: await answer.text(),
        retryAfter: answer.headers.get('retry-after'),
      };
    } catch (cause) {
      signal?.throwIfAborted();
      throw new CmsAway('The content server cannot be reached', { cause });
    } finally {
      stopWatching();
      this.open -= 1;
    }
  }

  /** Calls `onHung` when the cms answers nothing at all; a slow answer is waited for. */
  private watch(onHung: () => void): () => void {
    const { siteState } = this.options;
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const look = async () => {
      if (!(await siteState.isAnswering())) onHung();
      else if (!isOver) timer = setTimeout(look, PATIENCE_MS);
    };
    timer = setTimeout(look, siteState.isAway ? 0 : PATIENCE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  private async isForAll({ text }: Operation): Promise<boolean> {
    if (!this.options.keeps) return false;
    this.textsForAll ??= this.options
      .operations()
      .then((all) => new Set(all.filter(({ isForAll }) => isForAll).map((operation) => operation.text)));
    return (await this.textsForAll).has(text);
  }

  private async passed(
    operation: Operation,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Outcome> {
    return { kind: 'passed', answer: await this.ask(operation, headers, signal) };
  }

  private async make(
    key: string,
    contentVersion: string | undefined,
    operation: Operation,
    headers: Record<string, string>,
  ): Promise<Outcome> {
    try {
      const answer = await this.ask(operation, headers);
      if (contentVersion && isGood(answer)) {
        return { kind: 'hit', answer: this.cache.keep(key, answer, contentVersion), status: 'made' };
      }
      return this.lastInsteadOf(key, { kind: 'passed', answer });
    } catch (error) {
      const last = this.cache.last(key);
      if (!last || !(error instanceof CmsAway)) throw error;
      return { kind: 'hit', answer: last, status: 'last' };
    }
  }

  private lastInsteadOf(key: string, passed: Outcome & { kind: 'passed' }): Outcome {
    const last = passed.answer.status >= 500 ? this.cache.last(key) : undefined;
    return last ? { kind: 'hit', answer: last, status: 'last' } : passed;
  }
}

/** An answer with errors is about its caller or this moment. */
function isGood({ status, body }: CmsAnswer): boolean {
  if (status !== 200) return false;
  const answer: unknown = JSON.parse(body);
  return typeof answer === 'object' && answer !== null && !('errors' in answer);
}
