import { readFile, writeFile } from 'node:fs/promises';
import { type Captions, readCaptions } from '../../shared/captions';
import { refused } from '../refused';

/**
 * Checks captions, and mends their times in the file itself. Browsers silently ignore what they cannot read.
 *
 * @param field the name of the file's part in the upload form
 * @throws ValidationError if browsers would show none of the captions
 */
export async function rewriteCaptions(path: string, field: string): Promise<Captions> {
  const content = await readFile(path);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw refused('CAPTIONS_NOT_UTF8', { field });
  }
  const captions = readCaptions(text);
  if (!captions) throw refused('CAPTIONS_NOT_WEBVTT', { field });
  if (captions.hidden.length === captions.count) throw refused('CAPTIONS_WITHOUT_TIMES', { field });
  await writeFile(path, captions.text);
  return captions;
}
