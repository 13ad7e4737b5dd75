import { AnswerCache, type CachedAnswer, InFlight, OUTDATED } from '../cache/answer-cache';
import type { CacheStatus } from '../cache/send-cached';
import type { SiteStateSource } from '../cache/site-state';
import { retryOnce } from '../http/retry-once';
import { requestIdHeader } from '../watching/requests';
import type { TrustedOperation } from './trusted-documents';

/** One request for an operation of the site. */
export interface Question {
  operation: TrustedOperation;
  variables: unknown;
  /** Headers by which the CMS identifies the caller */
  headers: Record<string, string>;
  /** Aborted when the caller stops waiting */
  signal?: AbortSignal;
}

/** Shorter than the browser's own limit of ten seconds, which would leave the visitor without a response. */
const ANSWER_LIMIT_MS = 9500;
/** A busy CMS may take longer; after this time we check whether it responds at all. */
const PATIENCE_MS = 2000;
/** Simultaneous requests to the CMS; it handles a few at a time. */
const MAX_AT_ONCE = 256;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The cache is bounded by bytes; this many lists and pages are in use at a time. */
const MAX_CACHED = 2000;

/** A response that can be cached, or one that is for this caller only. */
export type Outcome =
  | { kind: 'hit'; answer: CachedAnswer; status: CacheStatus }
  | { kind: 'passed'; answer: CmsAnswer };

/** The CMS did not respond in time, or not at all. */
export class CmsUnavailable extends Error {
  override readonly name = 'CmsUnavailable';
}

interface OperationAnswersOptions {
  cmsUrl: string;
  siteState: SiteStateSource;
  /** The site's own operations */
  operations: () => Promise<readonly TrustedOperation[]>;
  /** Responses may be cached until the content changes; false in development */
  keeps: boolean;
  /** The public address of the bucket of uploads; absent: we serve them */
  mediaUrl?: string | undefined;
}

/** How Strapi writes the address of an upload and of its copies; inside a text the quotes would be escaped. */
const UPLOAD = '"url":"/uploads/';

/** Runs operations on the CMS, and caches shared responses until the content changes. */
export class OperationAnswers {
  private readonly cache: AnswerCache;
  private readonly inFlight = new InFlight<Outcome>();
  private open = 0;
  /** How often an outdated response, or none, was returned. */
  private notCurrent = 0;

  constructor(private readonly options: OperationAnswersOptions) {
    this.cache = new AnswerCache(options.siteState, { max: MAX_CACHED });
  }

  /** Returns the site's operation with this hash. */
  async operation(id: string): Promise<TrustedOperation | undefined> {
    return (await this.options.operations()).find((operation) => operation.id === id);
  }

  /**
   * Returns the response to a query, from the cache only if its trusted document marks it as the same for everybody.
   *
   * @throws CmsUnavailable when the cache has no response either
   */
  async shared(question: Question): Promise<Outcome> {
    const { operation, variables, headers } = question;
    const { changesWith } = operation;
    if (!changesWith || !this.options.keeps) return this.passed(question);
    const key = `${operation.id} ${JSON.stringify(variables ?? null)}`;
    const found = await this.cache.find(key, changesWith);
    if (found.kind === 'hit') return this.counted(found);
    // Other callers may wait for it too, so it does not end with one of them.
    const lasting = { operation, variables, headers };
    if (found.kind === 'maintenance') return this.passed(lasting);
    const { contentVersion } = found;
    // A request before a save must not answer one after it.
    const shared = this.inFlight.share(`${contentVersion} ${key}`, () =>
      this.make(key, contentVersion, lasting),
    );
    return this.counted(await shared);
  }

  private counted(outcome: Outcome): Outcome {
    if (outcome.kind === 'hit' && outcome.status === 'last') this.notCurrent += 1;
    return outcome;
  }

  /**
   * Makes something from responses, and returns the version for which it can be cached. That is undefined when a
   * response was outdated or missing, which a page can do without.
   */
  async versioned<Made>(contentVersion: string, make: () => Promise<Made>) {
    const { notCurrent } = this;
    const made = await make();
    return { made, version: this.notCurrent === notCurrent ? contentVersion : OUTDATED };
  }

  /** Returns the response for a page that is rendered here; with headers it is for one visitor only. */
  async forPage(
    { id, variables }: { id: string; variables: unknown },
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Response> {
    const operation = await this.operation(id);
    if (!operation) throw new Error(`The build does not know the operation ${id}`);
    const question = { operation, variables, headers, signal };
    const isForOne = Object.keys(headers).length > 0;
    const { kind, answer } = isForOne ? await this.passed(question) : await this.forEveryPage(question);
    const status = kind === 'hit' ? 200 : answer.status;
    const answerHeaders = { 'content-type': answer.type, ...requestIdHeader() };
    return new Response(answer.body, { status, headers: answerHeaders });
  }

  private async forEveryPage(question: Question): Promise<Outcome> {
    try {
      const outcome = await this.shared(question);
      if (outcome.kind === 'passed' && (outcome.answer.status !== 200 || hasErrors(outcome.answer)))
        this.notCurrent += 1;
      return outcome;
    } catch (error) {
      this.notCurrent += 1;
      throw error;
    }
  }

  /**
   * Sends an operation that is for this caller only.
   *
   * @throws CmsUnavailable, also when the CMS hangs, which is detected earlier than the time limit; the reason of
   * `signal` when it was aborted
   */
  async ask({ operation, variables, headers, signal }: Question) {
    if (this.open >= MAX_AT_ONCE) throw new CmsUnavailable('Too many questions at once');
    this.open += 1;
    const hung = new AbortController();
    const stopWatching = this.watch(() => hung.abort());
    const limits = [AbortSignal.timeout(ANSWER_LIMIT_MS), hung.signal, ...(signal ? [signal] : [])];
    // A retried mutation might run twice.
    const send = operation.kind === 'query' ? retryOnce : fetch;
    try {
      const answer = await send(`${this.options.cmsUrl}/graphql`, {
        method: 'POST',
        headers: { ...headers, ...requestIdHeader(), 'content-type': 'application/json' },
        body: JSON.stringify({ query: operation.text, variables }),
        signal: AbortSignal.any(limits),
      });
      return {
        status: answer.status,
        type: answer.headers.get('content-type') ?? JSON_TYPE,
        body: this.withMediaUrl(await answer.text()),
        retryAfter: answer.headers.get('retry-after'),
      };
    } catch (cause) {
      signal?.throwIfAborted();
      throw new CmsUnavailable('The content server cannot be reached', { cause });
    } finally {
      stopWatching();
      this.open -= 1;
    }
  }

  private withMediaUrl(body: string): string {
    const { mediaUrl } = this.options;
    return mediaUrl ? body.replaceAll(UPLOAD, `"url":"${mediaUrl}/uploads/`) : body;
  }

  /** Calls `onHung` when the CMS responds to nothing at all; a slow response may still arrive. */
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

  private async passed(question: Question): Promise<Outcome> {
    return { kind: 'passed', answer: await this.ask(question) };
  }

  private async make(key: string, contentVersion: string | undefined, question: Question): Promise<Outcome> {
    const last = (hasErrors = false): Outcome | undefined => {
      if (question.operation.changesWith === 'days') return undefined;
      const answer =
        contentVersion === undefined
          ? this.cache.last(key)
          : this.cache.lastInstead(key, contentVersion, hasErrors);
      return answer && { kind: 'hit', answer, status: 'last' };
    };
    try {
      const answer = await this.ask(question);
      if (contentVersion && isGood(answer)) {
        return { kind: 'hit', answer: this.cache.keep(key, answer, contentVersion), status: 'made' };
      }
      return (answer.status >= 500 && last(hasErrors(answer))) || { kind: 'passed', answer };
    } catch (error) {
      const instead = error instanceof CmsUnavailable ? last() : undefined;
      if (!instead) throw error;
      return instead;
    }
  }
}

/** A response of the CMS. */
export type CmsAnswer = Awaited<ReturnType<OperationAnswers['ask']>>;

/** Errors concern one caller or one moment, so such a response is not cached. */
function isGood({ status, body }: CmsAnswer): boolean {
  if (status !== 200) return false;
  const answer: unknown = JSON.parse(body);
  return typeof answer === 'object' && answer !== null && !('errors' in answer);
}

/** Returns whether GraphQL itself responded with errors; a body that is not JSON comes from a proxy in front of it. */
function hasErrors({ body }: CmsAnswer): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null && 'errors' in answer;
  } catch {
    return false;
  }
}
