import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { starterMedia } from '../../../starter/media/manifest';
import { SINGLES as SAMPLE_PAGES } from '../../../starter/singles';
import {
  type ContentTypeUid,
  lastRevision,
  readSettings,
  restoreFromBin,
  restoreRevision,
  SINGLES,
  type SingleUid,
  writtenAttributes,
} from '../../content';
import { type Operations, OWNER_ALONE } from '../../platform/graphql/operations';
import { DAY_MS } from '../../shared/days';
import { BIN_DAYS } from '../../shared/retention';
import { isKeptFromSearch } from '../../shared/sample-site';
import { noteChange, readSamples, type Sample } from './samples-table';

const PIECE = 'api::portfolio-item.portfolio-item';

/** Returns whether the site is public under the name of the samples. */
export async function isSampleInPublic(strapi: Core.Strapi): Promise<boolean> {
  const { siteTitle } = await readSettings(strapi);
  return isKeptFromSearch(siteTitle ?? '', process.env.PUBLIC_URL ?? 'http://localhost');
}

/** Says at the start that search engines are kept out. */
export async function warnOfSampleName(strapi: Core.Strapi): Promise<void> {
  if (await isSampleInPublic(strapi))
    strapi.log.warn('Search engines are kept out until the site has your name. Enter it in Settings.');
}

async function listSamples(strapi: Core.Strapi) {
  const samples = await readSamples(strapi);
  const inState = (wanted: Sample['state']) => samples.filter(({ state }) => state === wanted);
  const [left, removed] = [inState('left'), inState('removed')];
  const edited = await Promise.all(
    inState('edited').map(async (sample) => ({
      ...sample,
      sampleFields: await sampleFields(strapi, sample),
    })),
  );
  const { ownPages, ownPieces } = await ownContent(strapi, samples);
  const mixed = edited.filter(({ sampleFields }) => sampleFields.length > 0).map((page) => page.contentType);
  const kinds = new Set(left.map(({ contentType }) => contentType));
  const first = Math.min(...removed.map(({ removedAt }) => removedAt));
  return {
    left: [...kinds].map((contentType) => ({
      contentType,
      count: left.filter((sample) => sample.contentType === contentType).length,
    })),
    edited,
    ownPages: ownPages.filter((uid) => !mixed.includes(uid)),
    ownPieces,
    removed: removed.length,
    restorableUntil: removed.length > 0 ? new Date(first + BIN_DAYS * DAY_MS).toISOString() : null,
    keptFromSearch: await isSampleInPublic(strapi),
  };
}

const SAMPLE_FILES = new Set(Object.values(starterMedia).map(({ file, alt }) => `${file} ${alt}`));

/** Returns the labels of fields of a changed page that still have the words or an image of the sample. */
async function sampleFields(strapi: Core.Strapi, { contentType, documentId, isPage }: Sample) {
  if (!isPage) return [];
  const first = new Map<string, unknown>(Object.entries(SAMPLE_PAGES[contentType as SingleUid]));
  const now: Record<string, unknown> | null = await strapi
    .documents(contentType)
    .findOne({ documentId, populate: '*' });
  const isSample = (name: string) => {
    const value = now?.[name];
    const files = [value].flat() as ({ name?: string; alternativeText?: string } | null)[];
    const hasFile = files.some((file) => SAMPLE_FILES.has(`${file?.name} ${file?.alternativeText}`));
    return value ? hasFile || isDeepStrictEqual(value, first.get(name)) : false;
  };
  return emptiedFields(strapi, contentType)
    .filter(([name]) => isSample(name))
    .map(([name, { pluginOptions }]) => pluginOptions?.form?.label ?? name);
}

/** Returns the pages and the number of pieces that the owner has made or changed. */
async function ownContent(strapi: Core.Strapi, samples: readonly Sample[]) {
  const ownPages: ContentTypeUid[] = [];
  for (const uid of SINGLES) {
    const sample = samples.find(({ contentType }) => contentType === uid);
    if (sample ? sample.isChanged : (await strapi.db.query(uid).count()) > 0) ownPages.push(uid);
  }
  const unchanged = samples.filter(({ contentType, state }) => contentType === PIECE && state === 'left');
  return { ownPages, ownPieces: (await strapi.db.query(PIECE).count()) - unchanged.length };
}

/** Moves unchanged items to the bin and empties unchanged pages, in one transaction. */
function removeSamples(strapi: Core.Strapi) {
  return strapi.db.transaction(async ({ trx }) => {
    for (const sample of await readSamples(strapi, { isLocked: true })) {
      if (sample.state !== 'left') continue;
      await remove(strapi, sample);
      await noteChange(strapi, trx, sample, Date.now());
    }
    return listSamples(strapi);
  });
}

async function remove(strapi: Core.Strapi, { contentType, documentId, isPage, revision }: Sample) {
  const documents = strapi.documents(contentType);
  if (!isPage) return documents.delete({ documentId });
  const empty = emptiedFields(strapi, contentType).map(([name, { repeatable }]) => [
    name,
    repeatable ? [] : null,
  ]);
  return documents.update({ documentId, data: { ...Object.fromEntries(empty), revision } as never });
}

/** What the schema requires or begins with fits any site: headings, switches and the place of work. */
const emptiedFields = (strapi: Core.Strapi, contentType: ContentTypeUid) =>
  writtenAttributes(strapi, contentType).filter(
    ([, { required, default: first }]) => !required && first === undefined,
  );

/** Restores what `removeSamples` removed, except pages changed since, in one transaction. */
function bringSamplesBack(strapi: Core.Strapi) {
  return strapi.db.transaction(async ({ trx }) => {
    for (const sample of await readSamples(strapi, { isLocked: true })) {
      const { state, documentId, revision, binId } = sample;
      if (state !== 'removed') continue;
      const id = binId ?? (await lastRevision(trx, documentId)) ?? 0;
      if (binId === undefined) await restoreRevision(strapi, { id, side: 'BEFORE', revision });
      else await restoreFromBin(strapi, id);
      await noteChange(strapi, trx, sample, null);
    }
    return listSamples(strapi);
  });
}

/** GraphQL schema of the samples. */
export const sampleOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
    type SampleCount {
      contentType: String!
      count: Int!
    }
    type EditedSample {
      contentType: String!
      documentId: String!
      title: String
      "Labels of the fields of a page that still have the words or an image of the sample"
      sampleFields: [String!]!
    }
    "The content of the invented model that fills a new installation"
    type Samples {
      "Unchanged items and pages"
      left: [SampleCount!]!
      "Changed items and pages: they are never removed"
      edited: [EditedSample!]!
      "Types of the pages that the owner has filled, and that have nothing of the sample"
      ownPages: [String!]!
      "Number of the owner's own portfolio items"
      ownPieces: Int!
      "Number of items and pages that can be restored"
      removed: Int!
      "ISO time; null if nothing can be restored"
      restorableUntil: String
      "true: search engines are kept out, because the site is public and has the name of the samples"
      keptFromSearch: Boolean!
    }
  `,
  queries: { 'samples: Samples!': ['For the owner', listSamples] },
  mutations: {
    'removeSamples: Samples!': [
      'For the owner. Moves unchanged samples to the bin and empties unchanged pages',
      removeSamples,
    ],
    'bringSamplesBack: Samples!': [
      'For the owner. Restores for 30 days what removeSamples removed',
      bringSamplesBack,
    ],
  },
};
