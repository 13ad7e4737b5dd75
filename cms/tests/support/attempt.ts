import { type Api, NOUNS, type Noun, type Saved } from './apis';
import type { BootedCms } from './boot-strapi';
import type { Answer, Client } from './client';
import {
  buildApplication,
  buildBlogPost,
  buildComment,
  buildEvent,
  buildMessage,
  buildMilestone,
  buildPortfolioItem,
  buildProject,
  create,
} from './factories';

export type NounName = keyof typeof NOUNS;

const VALID: Partial<Record<NounName, () => Record<string, unknown>>> = {
  portfolioItem: buildPortfolioItem,
  blogPost: buildBlogPost,
  milestone: buildMilestone,
  project: buildProject,
  event: buildEvent,
};

/** Visitors create submissions; the owner only changes them. */
const SUBMITTED: Partial<Record<NounName, () => Record<string, unknown>>> = {
  volunteer: buildApplication,
  message: buildMessage,
  comment: buildComment,
};

/** Saves an otherwise valid item with these fields as the owner: a new one if the owner may create one. */
export async function attempt(
  cms: BootedCms,
  owner: Client,
  api: Api,
  name: NounName,
  fields: object,
): Promise<Answer<Saved>> {
  const noun: Noun = NOUNS[name];
  const build = VALID[name];
  if (build) return api.create(owner, noun, { ...build(), ...fields });
  const submitted = SUBMITTED[name];
  const { documentId, revision } = submitted
    ? await create(cms, noun.uid, submitted())
    : await cms.strapi.db.query(noun.uid).findOne({});
  return api.update(owner, noun, documentId, { ...fields, revision });
}

/** Returns the stored row of a response. */
export async function stored(
  cms: BootedCms,
  name: NounName,
  { documentId }: Saved,
): Promise<Record<string, unknown>> {
  return cms.strapi.db.query(NOUNS[name].uid).findOne({ where: { documentId }, populate: true });
}
