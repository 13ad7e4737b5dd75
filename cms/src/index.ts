import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { loadStarterContent } from '../starter/load-starter-content';
import { applyRoles } from './access/apply-roles';
import { addOwnersRoutes } from './access/owners-routes';
import { createFirstAccounts } from './accounts/first-accounts';
import { recordAccountActivity } from './activity/account-activity';
import { applyRules } from './apply-rules';
import { rewriteFormerExcerpts } from './blog/blog-post-text';
import { fillPublicationDates } from './blog/publication-dates';
import { beginBookingPapers } from './booking-papers/booking-papers';
import { countDaysAway } from './bookings/days-lock';
import { completeFormerRates } from './bookings/former-rates';
import { convertStoredTexts } from './convert-texts';
import { exposeGraphql } from './graphql/expose';
import { sendMailWhileListening, stopSending } from './mail/sender';
import { moveFormerLists } from './measurements/former-lists';
import { guardLibrary } from './media/guard-library';
import { arrangeForms } from './panel/arrange-forms';
import { hashPanelPasswordsApart } from './panel/panel-sign-in';
import { fillPositions } from './portfolio/portfolio-order';
import { fillYears } from './portfolio/portfolio-year';
import { keepRightsWithFiles } from './rights/rights-of-files';
import { SCHEDULED_WORK } from './scheduled-work';
import { stopScheduler, workWhileListening } from './scheduler/scheduler';
import { requireSecrets } from './secret';
import { endTokensWithTheirSessions } from './sessions/refresh-token';
import { countContentChanges } from './site/content-version';
import { drainBeforeEnd } from './site/drain';
import { lockBoot, unlockBoot } from './storage/boot-lock';
import { checkBucket } from './storage/bucket';
import { keepDataPrivate } from './storage/data-folder';
import { failWithCommits, noticeDatabaseTrouble, surviveAfterCommits } from './storage/database-trouble';
import { createListIndexes } from './storage/list-indexes';
import { recordRelease, refuseNewerDatabase } from './storage/newer-database';
import { requireSameSecrets } from './storage/same-secrets';
import { sortByLetters } from './storage/text-comparison';
import { removeUnfinished } from './storage/unfinished';
import { guardUploads } from './uploads/guard-uploads';
import { previewOldUploads } from './uploads/tiny-preview';
import { retireBinnedFiles } from './uploads/unused-files';
import { storeWholeFiles } from './uploads/whole-files';
import { keepVariants } from './variants/variant-maker';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    requireSecrets();
    await lockBoot(strapi);
    await refuseNewerDatabase(strapi);
    await checkBucket(strapi);
    const dataDir = resolve(strapi.dirs.static.public, '..');
    keepDataPrivate(strapi, dataDir);
    removeUnfinished(dataDir, join(strapi.dirs.static.public, 'uploads'));
    strapi.customFields.register({ name: 'text-list', type: 'json' });
    addOwnersRoutes(strapi);
    exposeGraphql(strapi);
    applyRules(strapi);
  },

  /** Runs before the server listens: nothing is ever open without its rules and accounts. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await requireSameSecrets(strapi);
    await sortByLetters(strapi);
    await convertStoredTexts(strapi);
    await createListIndexes(strapi);
    noticeDatabaseTrouble(strapi);
    failWithCommits(strapi);
    surviveAfterCommits(strapi);
    await fillPositions(strapi);
    await fillYears(strapi);
    await fillPublicationDates(strapi);
    endTokensWithTheirSessions(strapi);
    hashPanelPasswordsApart(strapi);
    await storeWholeFiles(strapi);
    await keepRightsWithFiles(strapi);
    guardUploads(strapi);
    guardLibrary(strapi);
    await retireBinnedFiles(strapi);
    recordAccountActivity(strapi);
    await applyRoles(strapi);
    await createFirstAccounts(strapi);
    await arrangeForms(strapi);
    sendMailWhileListening(strapi);
    workWhileListening(strapi, SCHEDULED_WORK);
    await moveFormerLists(strapi);
    await completeFormerRates(strapi);
    await rewriteFormerExcerpts(strapi);
    await loadStarterContent(strapi);
    await beginBookingPapers(strapi);
    countContentChanges(strapi);
    countDaysAway(strapi);
    keepVariants(strapi);
    previewOldUploads(strapi);
    const { METRICS_HOST = '127.0.0.1', CMS_METRICS_PORT } = process.env;
    if (CMS_METRICS_PORT) {
      // Loaded only where somebody asks for it.
      const { serveMetrics } = await import('./watching/metrics');
      await serveMetrics(strapi, METRICS_HOST, Number(CMS_METRICS_PORT));
    }
    drainBeforeEnd(strapi);
    await recordRelease(strapi);
    await unlockBoot(strapi);
  },

  /** Runs while the database is still open. */
  async destroy() {
    await Promise.all([stopSending(), stopScheduler()]);
  },
};
