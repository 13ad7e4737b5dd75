import { readFile } from 'node:fs/promises';

const CUE =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/m;

type CaptionsProblem = 'CAPTIONS_NOT_UTF8' | 'CAPTIONS_NOT_WEBVTT' | 'CAPTIONS_WITHOUT_TIMES';

/**
 * Returns why captions would not be shown; undefined if they would. Browsers silently ignore an unreadable file.
 *
 * @param path file that begins as WebVTT
 */
export async function captionsProblem(path: string): Promise<CaptionsProblem | undefined> {
  const content = await readFile(path);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return 'CAPTIONS_NOT_UTF8';
  }
  if (text.includes('\0')) return 'CAPTIONS_NOT_WEBVTT';
  if (CUE.test(text.replaceAll(/\r\n?/g, '\n'))) return undefined;
  return 'CAPTIONS_WITHOUT_TIMES';
}
