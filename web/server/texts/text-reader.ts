import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { MarkdownTree } from '../../src/texts/markdown-tree';
import { InFlight } from '../cache/answer-cache';

interface Limits {
  /** Processor milliseconds for one text */
  processor: number;
  /** Idle milliseconds after which the thread ends */
  idle: number;
}

/**
 * Counted in processor time of this process, so that a busy machine does not matter. The longest texts of people take
 * half of it.
 */
const LIMITS: Limits = { processor: 6000, idle: 60_000 };
const LOOK_EVERY_MS = 100;
const THREAD_MEGABYTES = 256;

const MAX_TREES = 100;
/** Characters of all texts; their trees need about ten times as much memory. */
const MAX_CHARACTERS = 2_000_000;

/** Reads Markdown on a separate thread, which is ended when a text takes too long. */
export class TextReader {
  private readonly trees = new LRUCache<string, { tree: MarkdownTree | undefined }>({
    max: MAX_TREES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_read, text) => text.length + 1,
  });
  private readonly inFlight = new InFlight<MarkdownTree | undefined>();
  private before: Promise<unknown> = Promise.resolve();
  private thread: Promise<Worker> | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @param program built from `read-program.ts` */
  constructor(
    private readonly program: string,
    private readonly limits: Limits = LIMITS,
  ) {}

  /** Returns the tree of a text, which the caller may change; undefined when the text is too complicated to show. */
  async read(text: string): Promise<MarkdownTree | undefined> {
    const cached = this.trees.get(text);
    const tree = cached ? cached.tree : await this.inFlight.share(text, () => this.readInTurn(text));
    // A feed has many texts, each slow to copy and render: other requests run between them.
    await nextTurn();
    return structuredClone(tree);
  }

  private readInTurn(text: string): Promise<MarkdownTree | undefined> {
    const mine = this.before.then(async () => {
      const tree = await this.readApart(text);
      this.trees.set(text, { tree });
      return tree;
    });
    this.before = mine.catch(() => undefined);
    return mine;
  }

  private async readApart(text: string): Promise<MarkdownTree | undefined> {
    clearTimeout(this.idle);
    this.thread ??= startThread(this.program);
    const thread = await this.thread.catch((error: unknown) => {
      this.thread = undefined;
      throw error;
    });
    const tree = await askThread(thread, text, this.limits.processor);
    if (tree === 'ended') {
      this.thread = undefined;
      return undefined;
    }
    this.idle = setTimeout(() => this.end(thread), this.limits.idle).unref();
    return tree;
  }

  private end(thread: Worker): void {
    this.thread = undefined;
    void thread.terminate();
  }
}

/** Not counted as time of a text: loading the program takes longer than reading. */
async function startThread(program: string): Promise<Worker> {
  const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES } });
  thread.unref();
  await new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject));
  return thread;
}

/** Returns 'ended' when the text needed too much time or memory; its thread is then ended. */
function askThread(thread: Worker, text: string, limit: number): Promise<MarkdownTree | undefined | 'ended'> {
  const since = process.cpuUsage();
  return new Promise((resolve) => {
    const answer = (tree: MarkdownTree | undefined | 'ended') => {
      clearInterval(look);
      thread.off('message', answer).off('error', end);
      resolve(tree);
    };
    const end = () => {
      void thread.terminate();
      answer('ended');
    };
    const look = setInterval(() => {
      const { user, system } = process.cpuUsage(since);
      if ((user + system) / 1000 > limit) end();
    }, LOOK_EVERY_MS);
    thread.once('message', answer).once('error', end);
    thread.postMessage(text);
  });
}
