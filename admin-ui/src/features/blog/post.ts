import * as z from 'zod/mini';
import type { ReadyDraft } from '../../content/ready/ready-draft';
import { searchFields } from '../../content/ready/search-fields';
import { choice } from '../../manager/choice-fields';
import {
  type Field,
  inputOf,
  readItem,
  requiredText,
  type Shown,
  text,
  type Values,
} from '../../manager/fields';
import type { StatusLooks } from '../../manager/status-badge';
import type { Editable } from '../../manager/use-editor-form';
import type { MediaField } from '../../media/use-media-field';
import { mediaInput, type SaveWithMedia } from '../../media/use-save-with-media';
import { reasonOf } from '../../outcomes/query-client';
import { FileUnknown } from '../../strapi/errors';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { PostRow } from './documents';
import { wording } from './wording';

/** Characters the CMS takes: 20 tags of 40, and what separates them. */
const TAGS_LENGTH = 20 * 42;

const texts = z.catch(z.array(z.string()), []);
/** Typed with commas between them; an empty list is null. */
const tags: Field<unknown, string[], string, string[] | null> = {
  ...text({ label: 'Tags', description: 'Separate tags with commas', maxLength: TAGS_LENGTH }),
  read: (raw) => texts.parse(raw),
  typed: (shown = []) => shown.join(', '),
  send: (typed) => {
    const found = typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
    return found.length > 0 ? found : null;
  },
};

/** In the order of the form. */
export const postFields = {
  title: requiredText({ label: 'Title', maxLength: 200 }),
  content: {
    ...requiredText({
      label: 'Content',
      description: 'Markdown',
      maxLength: 100_000,
    }),
    // In Markdown spaces mean something.
    send: (typed: string) => typed,
  },
  tags,
  /** The two that the owner chooses between. */
  status: choice({
    label: 'Status',
    choices: wording.choices,
    first: 'draft',
    control: 'radios',
  }),
  ...searchFields,
};
type PostFields = typeof postFields;

const PUBLICATION_STATES = ['draft', 'published', 'modified'] as const;
type PublicationState = (typeof PUBLICATION_STATES)[number];
const publicationState = z.catch(z.enum(PUBLICATION_STATES), 'draft');

/** The newest version of one post, published or not. */
export interface Post extends Editable, Shown<PostFields> {
  /** The first 150 characters without marks, cut by the CMS. */
  excerpt: string;
  image: MediaFile | null;
  previewPicture: MediaFile | null;
  /** `modified`: published, with newer changes that visitors do not see. */
  state: PublicationState;
  /** Path of the page where visitors read it; null for a draft. */
  address: string | null;
  /** ISO 8601: of its first publication, and until then of its creation */
  date: string;
}

export function toPost(row: PostRow): Post {
  const state = publicationState.parse(row.publicationState);
  const status = state === 'draft' ? 'draft' : 'Published';
  return {
    ...readItem(postFields, { ...row, status }),
    excerpt: row.excerpt ?? '',
    image: toMediaFile(row.image),
    previewPicture: toMediaFile(row.previewPicture),
    state,
    address: state !== 'draft' && row.slug ? `/blog/${encodeURIComponent(row.slug)}` : null,
    date: row.listDate ?? '',
  };
}

/** What is sent beside the status, which is no attribute. */
export function toPostInput({ values, media, preview }: SaveWithMedia<PostFields>) {
  const { status: _status, ...input } = inputOf(postFields, values);
  return { ...input, ...mediaInput('image', media), ...mediaInput('previewPicture', preview) };
}

interface PostPictures {
  image: MediaField;
  preview: MediaField;
  /** Of the page, once there is one. */
  address: string | null;
}

/** What is looked through before the post goes out. */
export function readyPost(
  { title, content, searchTitle, searchDescription }: Values<PostFields>,
  { image, preview, address }: PostPictures,
): ReadyDraft {
  return {
    title,
    text: { name: 'content', isMarkdown: true, value: content },
    search: { title: searchTitle, description: searchDescription },
    cover: image.asFile,
    preview: preview.asFile,
    path: address ?? '/blog/…',
  };
}

export const postLooks: StatusLooks<PublicationState> = {
  draft: { label: wording.statuses.draft, colour: 'amber' },
  published: { label: wording.statuses.published, colour: 'green' },
  modified: { label: wording.statuses.modified, colour: 'blue' },
};

/** The toast for a failed upload. */
export function uploadFailure(reason: string, error: Error): string {
  if (error instanceof FileUnknown) return wording.imageUrlMissing;
  return reasonOf(error) ? wording.uploadFailed(reason) : wording.unexpected;
}

/** The toast for a failed save; `failed` puts a reason into the sentence. */
export function saveFailure(failed: (reason: string) => string) {
  return (reason: string, error: Error) => (reasonOf(error) ? failed(reason) : wording.unexpected);
}
