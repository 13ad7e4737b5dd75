import type { Core } from '@strapi/strapi';
import type { CollectionUid, ContentTypeUid } from '../src/content/content-types';
import { noteSample } from '../src/site/samples/samples-table';
import { blogPosts } from './blog-posts/blog-posts';
import { digitalSets } from './digitals';
import { events } from './events';
import { milestones } from './milestones';
import { portfolioItems } from './portfolio-items';
import { projects } from './projects';
import { SINGLES } from './singles';
import { type StoredMedia, storeMedia } from './store-media';

const BLOG_POST = 'api::blog-post.blog-post';
/** Legal texts, terms and answers that fit any model: "Remove the samples" keeps them. */
const FOR_ANYBODY = ['api::booking-papers.booking-papers', 'api::legal-pages.legal-pages'];

type StarterEntry = object & { createdAt?: string };

/** Attributes with one file or several, by manifest name. */
const MEDIA_FIELDS = ['image', 'portraitImage', 'media', 'images', 'clip', 'captions', 'file', 'poster'];

const COLLECTIONS: Record<CollectionUid, readonly StarterEntry[]> = {
  'api::digital-set.digital-set': digitalSets,
  'api::milestone.milestone': milestones,
  'api::portfolio-item.portfolio-item': portfolioItems,
  'api::project.project': projects,
  'api::event.event': events,
  'api::redirect.redirect': [],
  'api::blog-post.blog-post': blogPosts,
};

/** In this order: the comp card needs the portfolio's pictures. */
const ENTRIES = [
  ...Object.entries(COLLECTIONS),
  ...Object.entries(SINGLES).map(([uid, entry]) => [uid, [entry]] as const),
] as [ContentTypeUid, readonly StarterEntry[]][];

/** Fills an empty database with starter content in one transaction. Does nothing if any content exists. */
export async function loadStarterContent(strapi: Core.Strapi): Promise<void> {
  if (process.env.STARTER_CONTENT === 'false' || (await hasContent(strapi))) return;
  strapi.log.info('Loading the starter content into the empty database');
  await strapi.db.transaction(async () => {
    const media = await storeMedia(strapi);
    for (const [uid, entries] of ENTRIES) {
      for (const entry of entries) await create(strapi, uid, entry, media);
    }
  });
}

async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  for (const [uid] of ENTRIES) {
    if ((await strapi.db.query(uid).count()) > 0) return true;
  }
  return false;
}

async function create(strapi: Core.Strapi, uid: ContentTypeUid, entry: StarterEntry, media: StoredMedia) {
  const { createdAt, ...fields } = entry;
  const data = withMediaIds(fields, media) as never;
  const { documentId } = await strapi.documents(uid).create({ data, status: 'published' });
  if (createdAt) {
    // Strapi ignores a given time of creation.
    const dates = uid === BLOG_POST ? { firstPublishedAt: createdAt, listDate: createdAt } : {};
    await strapi.db.query(uid).updateMany({ where: { documentId }, data: { createdAt, ...dates } });
  }
  if (!FOR_ANYBODY.includes(uid)) await noteSample(strapi, uid, documentId);
}

function withMediaIds(fields: object, media: StoredMedia): object {
  const entries = Object.entries(fields).map(([name, value]) => [name, withMedia(name, value, media)]);
  return Object.fromEntries(entries);
}

function withMedia(name: string, value: unknown, media: StoredMedia): unknown {
  if (MEDIA_FIELDS.includes(name)) {
    return Array.isArray(value) ? value.map((key) => mediaId(key, media)) : mediaId(value, media);
  }
  if (!Array.isArray(value)) return value;
  return value.map((item) => (typeof item === 'object' && item !== null ? withMediaIds(item, media) : item));
}

function mediaId(key: unknown, media: StoredMedia): number {
  const id = media[key as keyof StoredMedia];
  if (!id) throw new Error(`Starter content names a file that is not in its manifest: ${String(key)}`);
  return id;
}
