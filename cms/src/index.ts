import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { loadStarterContent } from '../starter/load-starter-content';
import { countDaysAway } from './booking/days/days-lock';
import { binHooks } from './content/bin/bin-hooks';
import { countContentChanges } from './content/content-version';
import { itemFiles } from './content/item-files';
import { createListIndexes } from './content/list-indexes';
import { arrangeForms } from './content/panel/panel-forms';
import { readSettings } from './content/settings';
import { guardLibrary } from './files/library/guard-library';
import { keepRightsWithFiles } from './files/rights/rights-records';
import { storeWholeFiles } from './files/upload/atomic-uploads';
import { guardUploads } from './files/upload/check-uploads';
import { createUploadFolders } from './files/upload/upload-folders';
import { keepVariants } from './files/variants/variant-job';
import { buildSchema } from './http/graphql/build-schema';
import { letters } from './mail/letter-table';
import { startMail, stopSending } from './mail/sender';
import { createFirstAccounts } from './people/accounts/first-accounts';
import { applyRoles } from './people/permissions/apply-roles';
import { addOwnersRoutes } from './people/permissions/owner-routes';
import { personalDataHooks } from './people/personal-data/personal-data';
import { warnOfOtherHosts } from './people/second-factor/passkeys';
import { recordAccountActivity } from './people/sessions/account-activity';
import { hashPanelPasswordsApart } from './people/sessions/panel-sign-in';
import { endTokensWithTheirSessions } from './people/sessions/refresh-token';
import { lockBoot, unlockBoot } from './platform/database/boot-lock';
import { noticeDatabaseTrouble, settleCommits } from './platform/database/database-errors';
import { recordRelease, refuseNewerDatabase } from './platform/database/database-release';
import { sortByLetters } from './platform/database/text-comparison';
import { beforeJobs, jobs, startJobs, stopScheduler } from './platform/jobs/scheduler';
import { drainBeforeEnd } from './platform/monitoring/graceful-shutdown';
import { requireSameSecrets } from './platform/secrets/secret-fingerprints';
import { requireSecrets } from './platform/secrets/secrets';
import { checkBucket } from './platform/storage/bucket';
import { keepDataPrivate } from './platform/storage/data-folder';
import { removeUnfinished } from './platform/storage/partial-files';
import { warnOfSampleName } from './site/samples/samples';
import { BIN_HOOKS } from './start/bin-hooks';
import { GRAPHQL } from './start/graphql-parts';
import { ITEM_FILES } from './start/item-files';
import { JOBS } from './start/jobs';
import { LETTERS } from './start/letters';
import { reportLostSecrets } from './start/lost-secrets';
import { PERSONAL_DATA_HOOKS } from './start/personal-data-hooks';
import { applyRules } from './start/rules-by-type';

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
    buildSchema(strapi, GRAPHQL);
    binHooks.set(strapi, BIN_HOOKS);
    itemFiles.set(strapi, ITEM_FILES);
    personalDataHooks.set(strapi, PERSONAL_DATA_HOOKS);
    letters.set(strapi, LETTERS);
    jobs.set(strapi, JOBS);
    beforeJobs.set(strapi, readSettings);
    applyRules(strapi);
  },

  /** Runs before the server listens: nothing is ever open without its rules and accounts. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await requireSameSecrets(strapi, (changed) => reportLostSecrets(strapi, changed));
    await sortByLetters(strapi);
    await createListIndexes(strapi);
    noticeDatabaseTrouble(strapi);
    settleCommits(strapi);
    endTokensWithTheirSessions(strapi);
    hashPanelPasswordsApart(strapi);
    await storeWholeFiles(strapi);
    await keepRightsWithFiles(strapi);
    guardUploads(strapi);
    guardLibrary(strapi);
    recordAccountActivity(strapi);
    await applyRoles(strapi);
    await createFirstAccounts(strapi);
    await warnOfOtherHosts(strapi);
    await arrangeForms(strapi);
    startMail(strapi);
    startJobs(strapi);
    await createUploadFolders(strapi);
    await loadStarterContent(strapi);
    await warnOfSampleName(strapi);
    countContentChanges(strapi);
    countDaysAway(strapi);
    keepVariants(strapi);
    const { METRICS_HOST = '127.0.0.1', CMS_METRICS_PORT } = process.env;
    if (CMS_METRICS_PORT) {
      // Loaded only where somebody asks for it.
      const { serveMetrics } = await import('./platform/monitoring/metrics');
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
