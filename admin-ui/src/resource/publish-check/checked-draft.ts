import type { Focus } from '../../strapi/media-file';

export interface CheckedFile {
  kind: 'image' | 'video';
  /** A blob: URL until the file is stored. */
  url: string;
  alt: string;
  /** Set by the owner; if absent, the site chooses. */
  focus?: Focus | undefined;
}

/** Content of a form that is about to be published, for any noun. */
export interface CheckedDraft {
  title: string;
  /** The visible text, and the field that contains it. */
  text: { name: string; isMarkdown: boolean; value: string };
  /** Texts for search engines; absent if the item has no page. */
  search?: { title: string; description: string };
  cover: CheckedFile | null;
  /** Pictures and films that follow the cover of a story. */
  frames?: readonly CheckedFile[];
  /** Picture used only in link previews. */
  preview: CheckedFile | null;
  /** Path of its page on the site, as far as it is known. */
  path: string;
}

/** Returns the files of the form itself, without those in its text. */
export const filesOf = ({ cover, frames = [], preview }: CheckedDraft): CheckedFile[] =>
  [cover, ...frames, preview].filter((file) => file !== null);

export type Fix =
  /** `from`, `until`: the affected part of the text */
  | { to: 'field'; name: string; from?: number; until?: number }
  | { to: 'cover' }
  /** `at`: its index in the story, of which the cover is the first */
  | { to: 'frame'; at: number }
  | { to: 'preview' }
  | { to: 'rights'; documentId: string };

export interface Finding {
  sentence: string;
  fix: Fix;
}

export interface KnownFacts {
  siteTitle: string;
  links: readonly { path: string; state: 'ALIVE' | 'DRAFT' | 'MISSING' }[];
  rights: readonly KnownRights[];
}

export interface KnownRights {
  documentId: string;
  name: string;
  url: string;
  /** YYYY-MM-DD; empty if the rights do not end. */
  lastDay: string;
  /** Whether a rights holder or a condition is recorded. */
  isStated: boolean;
}

/** Returns the part of a file's URL that its smaller copies share: '/uploads/small_silk_1a2b.jpg' is 'silk_1a2b'. */
export function fileKey(url: string): string {
  const name = url.slice(url.lastIndexOf('/') + 1);
  return name.replace(/\.\w+$/, '').replace(/^(?:thumbnail|small|medium|large|xlarge)_/, '');
}
