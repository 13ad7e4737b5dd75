import { AnswerCache, type CachedAnswer, InFlight, OF_BEFORE } from '../cache/answer-cache';
import type { CacheStatus } from '../cache/send-cached';
import type { SiteStateSource } from '../cache/site-state';
import { retryOnce } from '../http/ask-twice';
import { requestIdHeader } from '../watching/requests';
import type { TrustedOperation } from './trusted-documents';

/** One of the site's operations, asked by somebody. */
export interface Question {
  operation: TrustedOperation;
  variables: unknown;
  /** What the cms decides by: who asks */
  headers: Record<string, string>;
  /** Aborted when the caller waits no longer */
  signal?: AbortSignal;
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
export class CmsUnavailable extends Error {
  override readonly name = 'CmsUnavailable';
}

interface OperationAnswersOptions {
  cmsUrl: string;
  siteState: SiteStateSource;
  /** The site's own */
  operations: () => Promise<readonly TrustedOperation[]>;
  /** Answers may be kept until the content changes; not while the code does */
  keeps: boolean;
  /** The public address of the bucket that keeps the uploads; absent: they come from us */
  mediaUrl?: string | undefined;
}

/** As Strapi writes the address of an upload and of its copies; a text that contains this has its quotes escaped. */
const UPLOAD = '"url":"/uploads/';

/** Asks the cms; answers that are the same for everybody are kept until the content changes. */
export class OperationAnswers {
  private readonly cache: AnswerCache;
  private readonly inFlight = new InFlight<Outcome>();
  private open = 0;
  /** How often the last known answer, or none, was given instead of the current one. */
  private notCurrent = 0;

  constructor(private readonly options: OperationAnswersOptions) {
    this.cache = new AnswerCache(options.siteState, { max: MOST_CACHED });
  }

  /** The operation with this hash, if it is one of the site. */
  async operation(id: string): Promise<TrustedOperation | undefined> {
    return (await this.options.operations()).find((operation) => operation.id === id);
  }

  /**
   * The answer to a query: a kept one only where the trusted document says that it is the same for everybody.
   *
   * @throws CmsUnavailable when nothing is kept either
   */
  async shared(question: Question): Promise<Outcome> {
    const { operation, variables, headers } = question;
    const { changesWith } = operation;
    if (!changesWith || !this.options.keeps) return this.passed(question);
    const key = `${operation.id} ${JSON.stringify(variables ?? null)}`;
    const found = await this.cache.find(key, changesWith);
    if (found.kind === 'hit') return this.counted(found);
    // Others may wait for it too: it does not end with one caller.
    const lasting = { operation, variables, headers };
    if (found.kind === 'maintenance') return this.passed(lasting);
    const { contentVersion } = found;
    // A question that was asked before a save is not the one that is asked after it.
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
   * What is made of answers, and the version it can be kept for; it is none when one of them is from before, or is missing:
   * a page may do without.
   */
  async versioned<Made>(contentVersion: string, make: () => Promise<Made>) {
    const { notCurrent } = this;
    const made = await make();
    return { made, version: this.notCurrent === notCurrent ? contentVersion : OF_BEFORE };
  }

  /** The answer for a page that is made here; with headers it is for one visitor alone. */
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
    const told = { 'content-type': answer.type, ...requestIdHeader() };
    return new Response(answer.body, { status, headers: told });
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
   * @throws CmsUnavailable also when the cms hangs, in less time than it may take for an answer; the reason when `signal`
   *   was aborted
   */
  async ask({ operation, variables, headers, signal }: Question): Promise<CmsAnswer> {
    if (this.open >= MOST_AT_ONCE) throw new CmsUnavailable('Too many questions at once');
    this.open += 1;
    const hung = new AbortController();
    const stopWatching = this.watch(() => hung.abort());
    const limits = [AbortSignal.timeout(ANSWER_LIMIT_MS), hung.signal, ...(signal ? [signal] : [])];
    // A mutation might be done twice.
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

/** An answer with errors is about its caller or this moment. */
function isGood({ status, body }: CmsAnswer): boolean {
  if (status !== 200) return false;
  const answer: unknown = JSON.parse(body);
  return typeof answer === 'object' && answer !== null && !('errors' in answer);
}

/** Whether GraphQL itself has answered, with errors; a body that is not JSON comes from something before it. */
function hasErrors({ body }: CmsAnswer): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null && 'errors' in answer;
  } catch {
    return false;
  }
}
