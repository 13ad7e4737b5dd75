import type { Problems } from '../../manager/use-editor-form';
import type { BioRow } from './queries';
import { wording } from './wording';

/** The one biography of the site. */
export interface Bio {
  documentId: string;
  revision: number;
  title: string;
  content: string;
}

export function toBio({ documentId, revision, title, content }: BioRow): Bio {
  return { documentId, revision: revision ?? 1, title, content };
}

export type BioValues = { title: string; content: string };

/** Characters the CMS takes. */
export const BIO_LIMITS = { title: 200, content: 100_000 } as const;

export function toBioValues(bio: Bio | null): BioValues {
  return { title: bio?.title ?? '', content: bio?.content ?? '' };
}

export function bioProblems({ title, content }: BioValues): Problems<BioValues> {
  return {
    ...(!title.trim() && { title: wording.missing }),
    ...(!content.trim() && { content: wording.missing }),
  };
}

/** Paragraphs are split on blank lines; a single line break stays inside its paragraph. */
export function paragraphsOf(content: string): string[] {
  return content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** The biography as lines, for the question which of two versions stays. */
export function bioLines({ title, content }: BioValues) {
  return [
    { label: wording.bio.fields.title, text: title },
    { label: wording.bio.fields.content, text: content },
  ];
}
