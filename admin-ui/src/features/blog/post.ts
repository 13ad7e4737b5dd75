import * as z from 'zod/mini';
import { TAG_LIST } from '../../../../cms/src/shared/limits';
import { choice } from '../../kit/fields/choice-fields';
import {
  type Field,
  inputOf,
  readItem,
  requiredText,
  type Shown,
  text,
  type Values,
} from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-draft';
import { looksIn } from '../../kit/list/status-badge';
import { fileField } from '../../media/file-field';
import { reasonOf } from '../../notifications/query-client';
import type { CheckedDraft, CheckedFile } from '../../resource/publish-check/checked-draft';
import { searchFields } from '../../resource/publish-check/search-fields';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { FileUnknown } from '../../strapi/errors';
import type { PostRow } from './documents';
import { wording } from './wording';

const post = CONTENT_TYPES.blogPost;

/** All tags with their separators. */
const TAGS_LENGTH = TAG_LIST.entries * (TAG_LIST.characters + ', '.length);

const texts = z.catch(z.array(z.string()), []);
/** Typed with commas; an empty list is sent as null. */
const tags: Field<unknown, string[], string, string[] | null> = {
  ...text({ ...post.tags, description: 'Separate tags with commas', maxLength: TAGS_LENGTH }),
  fromRow: (raw) => texts.parse(raw),
  toForm: (shown = []) => shown.join(', '),
  toInput: (typed) => {
    const found = typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
    return found.length > 0 ? found : null;
  },
};

export const postFields = {
  title: requiredText(post.title),
  content: {
    ...requiredText({ ...post.content, label: 'Content', description: 'Markdown' }),
    // Spaces have a meaning in Markdown, so do not trim.
    toInput: (typed: string) => typed,
  },
  image: fileField({ label: wording.image }),
  tags,
  /** The two states that the owner can choose. */
  status: choice({
    label: 'Status',
    choices: wording.choices,
    first: 'draft',
    control: 'radios',
  }),
  ...searchFields,
  previewPicture: fileField(post.previewPicture),
};
type PostFields = typeof postFields;

const PUBLICATION_STATES = ['draft', 'published', 'modified'] as const;
type PublicationState = (typeof PUBLICATION_STATES)[number];
const publicationState = z.catch(z.enum(PUBLICATION_STATES), 'draft');

/** The newest version of a post, published or not. */
export interface Post extends Editable, Shown<PostFields> {
  /** The first 150 characters without markup, cut by the CMS. */
  excerpt: string;
  /** `modified`: published, with newer changes that visitors do not see. */
  state: PublicationState;
  /** Path of the post's public page; null for a draft. */
  address: string | null;
  /** ISO 8601: time of the first publication; for a draft, of its creation. */
  date: string;
}

export function toPost(row: PostRow): Post {
  const state = publicationState.parse(row.publicationState);
  const status = state === 'draft' ? 'draft' : 'Published';
  return {
    ...readItem(postFields, { ...row, status }),
    excerpt: row.excerpt ?? '',
    state,
    address: state !== 'draft' && row.slug ? `/blog/${encodeURIComponent(row.slug)}` : null,
    date: row.listDate ?? '',
  };
}

/** Returns the input for a save, without the status, which is not an attribute. */
export function toPostInput(values: Values<PostFields>) {
  const { status: _status, ...input } = inputOf(postFields, values);
  return input;
}

interface PostPictures {
  cover: CheckedFile | null;
  preview: CheckedFile | null;
  address: string | null;
}

/** Returns the content that is checked before the post is published. */
export function readyPost(
  { title, content, searchTitle, searchDescription }: Values<PostFields>,
  { address, ...pictures }: PostPictures,
): CheckedDraft {
  return {
    title,
    text: { name: 'content', isMarkdown: true, value: content },
    search: { title: searchTitle, description: searchDescription },
    ...pictures,
    path: address ?? '/blog/…',
  };
}

export const postLooks = looksIn(wording.statuses, { draft: 'amber', published: 'green', modified: 'blue' });

export function uploadFailure(reason: string, error: Error): string {
  if (error instanceof FileUnknown) return wording.imageUrlMissing;
  return reasonOf(error) ? wording.uploadFailed(reason) : wording.unexpected;
}

/** Returns the toast for a failed save; `failed` adds a reason to the sentence. */
export function saveFailure(failed: (reason: string) => string) {
  return (reason: string, error: Error) => (reasonOf(error) ? failed(reason) : wording.unexpected);
}
