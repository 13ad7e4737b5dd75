import { readFile } from 'node:fs/promises';

const CUE =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/m;

export const NO_CAPTIONS =
  'The captions are no WebVTT file: its first line is WEBVTT. Please export them as WebVTT (.vtt)';

/**
 * Returns why captions would not be shown, as a sentence. Browsers silently ignore an unreadable file.
 *
 * @param path file that begins as WebVTT
 */
export async function captionsProblem(path: string): Promise<string | undefined> {
  const content = await readFile(path);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return 'The captions are not written in UTF-8. Please export them as WebVTT (.vtt) in UTF-8';
  }
  if (text.includes('\0')) return NO_CAPTIONS;
  if (CUE.test(text.replaceAll(/\r\n?/g, '\n'))) return undefined;
  return 'The captions have no line with times such as 00:01.000 --> 00:04.000. Please export them as WebVTT (.vtt)';
}
