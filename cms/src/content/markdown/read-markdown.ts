import { join } from 'node:path';
import { Piscina } from 'piscina';
import { fieldsOfType } from '../../platform/database/models';
import { beforeSave } from '../rules/rule';
import { refused } from '../rules/wording';
import type { MarkdownRead } from './markdown-worker';

/**
 * Processor time of this process, so that a busy machine does not matter. The longest human text takes half of this.
 */
const PROCESSOR_LIMIT_MS = 6000;
const LOOK_EVERY_MS = 100;
const IDLE_MS = 30_000;
const THREAD_MEGABYTES = 256;

/** A single thread: however many users save, visitors keep one core. */
const thread = new Piscina<string, MarkdownRead>({
  filename: join(__dirname, 'markdown-worker.js'),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES },
});

let before: Promise<unknown> = Promise.resolve();

/**
 * Returns the plain words of a Markdown text.
 *
 * @param field name of the field, for the error
 * @throws ValidationError if parsing takes so long that it would delay the site
 */
export async function readMarkdown(field: string, markdown: string): Promise<string> {
  const reading = before.then(() => readApart(markdown));
  before = reading;
  const read = await reading;
  if (read === 'too complicated') throw refused('TEXT_TOO_COMPLICATED', { field });
  return read.text;
}

async function readApart(markdown: string): Promise<MarkdownRead> {
  // Start the thread first: that takes longer than parsing and must not count.
  await thread.run('');
  const overTime = new AbortController();
  const since = process.cpuUsage();
  const look = setInterval(() => {
    const { user, system } = process.cpuUsage(since);
    if ((user + system) / 1000 > PROCESSOR_LIMIT_MS) overTime.abort();
  }, LOOK_EVERY_MS);
  try {
    return await thread.run(markdown, { signal: overTime.signal });
  } catch {
    // Out of time or memory; Piscina has stopped the thread.
    return 'too complicated';
  } finally {
    clearInterval(look);
  }
}

/** Refuses Markdown that would delay the site. Posts are parsed by `blogPostText`, which needs their words. */
export const readableTexts = beforeSave(async ({ strapi, uid, data }) => {
  for (const field of fieldsOfType(strapi, uid, 'richtext')) {
    const value = data[field];
    if (typeof value === 'string') await readMarkdown(field, value);
  }
});
