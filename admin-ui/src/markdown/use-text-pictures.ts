import { useRef, useState } from 'react';
import { checkFile } from '../media/check-file';
import { reasonOf } from '../outcomes/query-client';
import { showProblem } from '../outcomes/toasts';
import { uploadMedia } from '../strapi/upload-media';
import { replacePart } from './markdown-edit';
import { asParagraphs, markdownPicture, placeholderFor } from './picture-text';
import { wording } from './wording';

/** Enough to tell the pictures of one text apart, and short where it is read. */
const KEY_LENGTH = 6;

/** A picture that is asked about before it goes into the text. */
export interface AskedPicture {
  key: string;
  file: File;
  /** A blob: URL */
  preview: string;
  alt: string;
}

export type TextPictures = ReturnType<typeof useTextPictures>;

/** Pictures inside a text: described, then uploaded while their places are held in the text. */
export function useTextPictures() {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<readonly AskedPicture[]>([]);
  /** Percent by key, of those on the way. */
  const [sent, setSent] = useState<Readonly<Record<string, number>>>({});
  const uploads = useRef(new Set<Promise<boolean>>());
  /** Pictures by the places that they did not get to: the text had left the screen before they arrived. */
  const late = useRef(new Map<string, string>());

  async function give(files: readonly File[]) {
    for (const chosen of files) {
      const { problem, file } = await checkFile(chosen, 'post');
      if (problem !== null) {
        showProblem(wording.pictures.refused(chosen.name), problem);
        continue;
      }
      const picture = {
        key: crypto.randomUUID().slice(0, KEY_LENGTH),
        file,
        preview: URL.createObjectURL(file),
        alt: '',
      };
      setAsked((before) => [...before, picture]);
    }
  }

  function forget() {
    for (const { preview } of asked) URL.revokeObjectURL(preview);
    setAsked([]);
  }

  function insert() {
    const field = textarea.current;
    const pictures = asked;
    forget();
    if (!field) return;
    const { value, selectionStart, selectionEnd } = field;
    const places = pictures.map(({ key, file }) => placeholderFor(key, file.name));
    const text = asParagraphs(value.slice(0, selectionStart), places, value.slice(selectionEnd));
    replacePart(field, selectionStart, selectionEnd, text);
    for (const picture of pictures) begin(picture);
  }

  function begin(picture: AskedPicture) {
    const upload = send(picture).finally(() => uploads.current.delete(upload));
    uploads.current.add(upload);
  }

  async function send({ key, file, alt }: AskedPicture): Promise<boolean> {
    const onProgress = (percent: number) => setSent((before) => ({ ...before, [key]: percent }));
    onProgress(0);
    try {
      const { url } = await uploadMedia({ file, purpose: 'post', alt, onProgress });
      const [place, picture] = [placeholderFor(key, file.name), markdownPicture(alt, url)];
      if (textarea.current) putInPlace(place, picture);
      else late.current.set(place, picture);
      return true;
    } catch (error) {
      putInPlace(placeholderFor(key, file.name), '');
      showProblem(wording.pictures.failed(file.name), reasonOf(error) ?? wording.pictures.tryAgain);
      return false;
    } finally {
      setSent(({ [key]: _done, ...rest }) => rest);
    }
  }

  /** Where somebody took the place out of the text meanwhile, the picture is not wanted any more. */
  function putInPlace(place: string, text: string) {
    const field = textarea.current;
    const from = field?.value.indexOf(place) ?? -1;
    if (!field || from < 0) return;
    const isParagraph = text === '' && field.value.startsWith('\n\n', from + place.length);
    replacePart(field, from, from + place.length + (isParagraph ? 2 : 0), text);
  }

  const percents = Object.values(sent);
  return {
    textarea,
    asked,
    give,
    describe: (key: string, alt: string) =>
      setAsked((before) => before.map((picture) => (picture.key === key ? { ...picture, alt } : picture))),
    insert,
    cancel: forget,
    /** Pictures on the way. */
    underWay: percents.length,
    /** 0 to 100 */
    percent: percents.reduce((sum, percent) => sum + percent, 0) / Math.max(1, percents.length),
    /** When all have arrived; whether they all did. */
    arrived: async (): Promise<boolean> => (await Promise.all(uploads.current)).every(Boolean),
    /** The text of a form that has left the screen, with the pictures that arrived since. */
    putLateInto: (text: string): string =>
      [...late.current].reduce((done, [place, picture]) => done.replace(place, () => picture), text),
  };
}
