import type { Focus } from '../../strapi/media-file';

/** A picture or video as a form shows it. */
interface ReadyFile {
  kind: 'image' | 'video';
  /** A blob: URL until it is stored */
  url: string;
  alt: string;
  /** What the owner marked; unmarked, what the site chooses. */
  focus?: Focus | undefined;
}

/** What a form is about to bring out, whatever it is. */
export interface ReadyDraft {
  title: string;
  /** What people read, and the field it is typed into. */
  text: { name: string; isMarkdown: boolean; value: string };
  /** How search engines show it; absent for what has no page of its own. */
  search?: { title: string; description: string };
  cover: ReadyFile | null;
  /** For link previews alone. */
  preview: ReadyFile | null;
  /** Path of its page on the site, as far as it is known. */
  path: string;
}

/** Where something is put right. */
export type Fix =
  /** `from`, `until`: the part of the text that is meant */
  | { to: 'field'; name: string; from?: number; until?: number }
  | { to: 'cover' }
  | { to: 'preview' }
  /** The rights of a file, by their id */
  | { to: 'rights'; documentId: string };

export interface Finding {
  sentence: string;
  fix: Fix;
}

/** What only the CMS knows. */
export interface Known {
  siteTitle: string;
  links: readonly { path: string; state: 'ALIVE' | 'DRAFT' | 'MISSING' }[];
  rights: readonly KnownRights[];
}

export interface KnownRights {
  documentId: string;
  /** The name of its file, and where it is. */
  name: string;
  url: string;
  /** YYYY-MM-DD; empty: no end */
  lastDay: string;
  /** Whether anybody is named or anything is said of them. */
  isStated: boolean;
}

/** Of a stored file's address what it shares with its smaller copies: '/uploads/small_silk_1a2b.jpg' is 'silk_1a2b'. */
export function fileKey(url: string): string {
  const name = url.slice(url.lastIndexOf('/') + 1);
  return name.replace(/\.\w+$/, '').replace(/^(?:thumbnail|small|medium|large|xlarge)_/, '');
}
