import * as z from 'zod/mini';
import type { StatusLooks } from '../../manager/status-badge';
import type { Problems } from '../../manager/use-editor-form';
import type { MediaOutcome } from '../../media/use-media-field';
import { reasonOf } from '../../notices/outcomes';
import { FileUnknown } from '../../strapi/errors';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { PostRow } from './post-queries';
import { wording } from './wording';

const PUBLICATION_STATES = ['draft', 'published', 'modified'] as const;
type PublicationState = (typeof PUBLICATION_STATES)[number];

/** The newest version of one post, published or not. */
export interface Post {
  documentId: string;
  revision: number;
  title: string;
  content: string;
  /** The first 150 characters without marks, cut by the CMS. */
  excerpt: string;
  tags: string[];
  image: MediaFile | null;
  /** `modified`: published, with newer changes that visitors do not see. */
  state: PublicationState;
  /** Path of the page where visitors read it; null for a draft. */
  address: string | null;
  /** ISO 8601 */
  createdAt: string;
}

const texts = z.catch(z.array(z.string()), []);
const publicationState = z.catch(z.enum(PUBLICATION_STATES), 'draft');

export function toPost(row: PostRow): Post {
  const state = publicationState.parse(row.publicationState);
  return {
    documentId: row.documentId,
    revision: row.revision ?? 1,
    title: row.title,
    content: row.content,
    excerpt: row.excerpt ?? '',
    tags: texts.parse(row.tags),
    image: toMediaFile(row.image),
    state,
    address: state !== 'draft' && row.slug ? `/blog/${encodeURIComponent(row.slug)}` : null,
    createdAt: row.createdAt ?? '',
  };
}

export const postLooks: StatusLooks<PublicationState> = {
  draft: { label: wording.statuses.draft, colour: 'amber' },
  published: { label: wording.statuses.published, colour: 'green' },
  modified: { label: wording.statuses.modified, colour: 'blue' },
};

/** The two statuses the owner chooses between, spelled as she reads them. */
export const POST_STATUSES = ['draft', 'Published'] as const;
type PostStatus = (typeof POST_STATUSES)[number];

export type PostValues = {
  title: string;
  content: string;
  /** Separated by commas. */
  tags: string;
  status: PostStatus;
};

/** Characters the CMS takes; a tag may have 40, a post 20 tags. */
export const POST_LIMITS = { title: 200, content: 100_000, tags: 20 * 42 } as const;

export function toPostValues(post: Post | null): PostValues {
  if (!post) return { title: '', content: '', tags: '', status: 'draft' };
  const { title, content, tags, state } = post;
  return { title, content, tags: tags.join(', '), status: state === 'draft' ? 'draft' : 'Published' };
}

export function postProblems({ title, content }: PostValues): Problems<PostValues> {
  return {
    ...(!title.trim() && { title: wording.missing }),
    ...(!content.trim() && { content: wording.missing }),
  };
}

/** Split on commas, trimmed, empties dropped; no tags are null. */
export function tagsOf(text: string): string[] | null {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return tags.length > 0 ? tags : null;
}

/** What is sent. An image that was not touched is not mentioned. */
export function toPostInput({ title, content, tags }: PostValues, image: MediaOutcome) {
  return {
    title: title.trim(),
    content,
    tags: tagsOf(tags),
    ...(image.state === 'changed' && { image: image.id }),
  };
}

/** The post as lines, for the question which of two versions stays. */
export function postLines(values: PostValues) {
  const { fields } = wording;
  return [
    { label: fields.title, text: values.title },
    { label: fields.content, text: values.content },
    { label: fields.tags, text: values.tags },
    { label: fields.status, text: values.status },
  ];
}

/** The toast for a failed upload. */
export function uploadFailure(reason: string, error: Error): string {
  if (error instanceof FileUnknown) return wording.imageUrlMissing;
  return reasonOf(error) ? wording.uploadFailed(reason) : wording.unexpected;
}

/** The toast for a failed save; `failed` puts a reason into the sentence. */
export function saveFailure(failed: (reason: string) => string) {
  return (reason: string, error: Error) => (reasonOf(error) ? failed(reason) : wording.unexpected);
}
