import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomKey } from '../../../cms/src/shared/random-key';
import { checkFile } from '../media/check-file';
import { reasonOf } from '../notifications/query-client';
import { showDone, showProblem } from '../notifications/toasts';
import { uploadMedia } from '../strapi/upload-media';
import { replacePart } from './markdown-edit';
import { asParagraphs, markdownPicture, placeholderFor } from './picture-text';
import { wording } from './wording';

/** Long enough to distinguish the pictures of one text, and short to read. */
const KEY_LENGTH = 6;

/** A picture whose description is requested before it is inserted. */
export interface AskedPicture {
  key: string;
  file: File;
  /** A blob: URL */
  preview: string;
  alt: string;
  /** Ends the question; false if the picture is lost. */
  settle: (isFine: boolean) => void;
}

export type TextPictures = ReturnType<typeof useTextPictures>;

/**
 * Manages pictures inside a text: descriptions, uploads and placeholders.
 * @param isHeld during a save no picture is accepted: the save would not send it, and the form may close after it
 */
export function useTextPictures({ isHeld }: { isHeld: boolean }) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  /** Number of pictures being checked or converted. */
  const [checking, setChecking] = useState(0);
  const [asked, setAsked] = useState<readonly AskedPicture[]>([]);
  /** Percentage by key of the running uploads. */
  const [sent, setSent] = useState<Readonly<Record<string, number>>>({});
  /** Pictures being checked, described or uploaded; false if one failed and a toast has given the reason. */
  const pending = useRef(new Set<Promise<boolean>>());
  const isAwaited = useRef(false);
  /** Uploaded pictures by placeholder, for a text that left the screen before they arrived. */
  const late = useRef(new Map<string, string>());

  // After leaving, the open questions can no longer be answered.
  const leave = useEffectEvent(() => {
    for (const { file } of asked) lose(file);
    endQuestion(false);
  });
  useEffect(() => () => leave(), []);

  function follow(picture: Promise<boolean>) {
    const followed = picture.finally(() => pending.current.delete(followed));
    pending.current.add(followed);
  }

  function give(files: readonly File[]) {
    if (!isHeld) follow(prepareAll(files));
  }

  async function prepareAll(files: readonly File[]): Promise<boolean> {
    setChecking((count) => count + files.length);
    const prepared: boolean[] = [];
    for (const file of files) prepared.push(await prepare(file));
    return prepared.every(Boolean);
  }

  async function prepare(chosen: File): Promise<boolean> {
    const { problem, file } = await checkFile(chosen, 'post');
    setChecking((count) => count - 1);
    if (problem !== null) {
      showProblem(wording.pictures.refused(chosen.name), problem);
      return false;
    }
    if (!textarea.current) return lose(file);
    ask(file);
    return true;
  }

  function ask(file: File) {
    const key = randomKey().slice(0, KEY_LENGTH);
    const preview = URL.createObjectURL(file);
    follow(
      new Promise((settle) => {
        setAsked((before) => [...before, { key, file, preview, alt: '', settle }]);
      }),
    );
  }

  /** Gives up a picture because the form left the screen before it was inserted. A save that waits for it ends. */
  function lose({ name }: File): false {
    if (isAwaited.current) showProblem(wording.pictures.failed(name), wording.pictures.tryAgain);
    return false;
  }

  function endQuestion(isFine: boolean) {
    for (const { preview, settle } of asked) {
      URL.revokeObjectURL(preview);
      settle(isFine);
    }
    setAsked([]);
  }

  function insert() {
    const field = textarea.current;
    if (!field) return;
    const { value, selectionStart, selectionEnd } = field;
    const places = asked.map(({ key, file }) => placeholderFor(key, file.name));
    const text = asParagraphs(value.slice(0, selectionStart), places, value.slice(selectionEnd));
    replacePart(field, selectionStart, selectionEnd, text);
    for (const picture of asked) follow(send(picture));
    endQuestion(true);
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

  /** If the placeholder was deleted from the text, the picture is dropped. */
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
    cancel: () => endQuestion(true),
    isHeld,
    isChecking: checking > 0,
    uploading: percents.length,
    /** Whether leaving would lose a picture. */
    isUnderWay: checking + asked.length + percents.length > 0,
    /** 0 to 100 */
    percent: percents.reduce((sum, percent) => sum + percent, 0) / Math.max(1, percents.length),
    /** Waits for all pictures, including those added in the meantime. Returns whether all arrived. */
    arrived: async (): Promise<boolean> => {
      if (pending.current.size > 0) showDone(wording.pictures.savesLater);
      let allArrived = true;
      isAwaited.current = true;
      while (pending.current.size > 0) {
        const arrived = await Promise.all(pending.current);
        allArrived &&= arrived.every(Boolean);
      }
      isAwaited.current = false;
      return allArrived;
    },
    /** Inserts pictures that arrived after the form left the screen into its text. */
    putLateInto: (text: string): string =>
      [...late.current].reduce((done, [place, picture]) => done.replace(place, () => picture), text),
  };
}
