import type { Core } from '@strapi/strapi';
import { currentCaller } from '../access/caller';
import { accountPasswords } from '../accounts/account-passwords';
import { linkedFiles, projectMediaType } from '../uploads/linked-files';
import { blogPostText } from './blog-post-text';
import { cleanText } from './clean-text';
import { deleteWhatExists } from './delete-what-exists';
import { filterShapes } from './filter-shapes';
import { formerSlugs } from './former-slugs';
import { portfolioArrival } from './portfolio-arrival';
import { portfolioWithImage } from './portfolio-with-image';
import { publishedOnly } from './published-only';
import { recordActivity } from './record-activity';
import { revision } from './revision';
import { switches } from './switches';
import { textLists } from './text-lists';
import { unusedMedia } from './unused-media';
import { volunteerFields } from './volunteer-fields';

/**
 * The business rules, in the order they run: below REST, GraphQL and the panel alike, since all three read
 * and write through the Document Service. `unusedMedia` is first, around all
 * others, because it works after a save has been committed; `recordActivity` begins the transaction that a save and its
 * record share; `revision` is last, so that a refused save takes no number.
 */
const RULES = [
  unusedMedia,
  accountPasswords,
  filterShapes,
  publishedOnly,
  switches,
  portfolioWithImage,
  portfolioArrival,
  cleanText,
  textLists,
  volunteerFields,
  linkedFiles,
  projectMediaType,
  blogPostText,
  formerSlugs,
  recordActivity,
  deleteWhatExists,
  revision,
];

export function applyRules(strapi: Core.Strapi): void {
  const dependencies = { strapi, caller: () => currentCaller(strapi) };
  for (const rule of RULES) strapi.documents.use(rule(dependencies));
}
