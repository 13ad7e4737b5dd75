/**
 * The access to every operation and route, written independently of the code. The access tests fail for a new or
 * changed operation until it is listed here.
 */

/**
 * 'open': answers everyone; 'checked': open, but refuses the smallest input; 'owner': only the owner; 'nobody': closed.
 */
export type Access = 'open' | 'checked' | 'owner' | 'nobody';

const all = (access: Access, names: string): Record<string, Access> =>
  Object.fromEntries(
    names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => [name, access]),
  );

export const QUERIES: Record<string, Access> = {
  ...all('open', 'digitalSet digitalSets digitalSets_connection'),
  ...all(
    'open',
    `portfolioItem portfolioItems portfolioItems_connection blogPost blogPosts blogPosts_connection
     milestone milestones milestones_connection project projects projects_connection
     event events events_connection redirect redirects redirects_connection movedPaths
     bioContent settings hero rateCard measurements roleProfiles initiative contactDetails legalPages pageTexts
     compCard portfolioCategories portfolioPiece blogTags blogPostBySlug approvedComments formToken`,
  ),
  ...all(
    'owner',
    `volunteer volunteers volunteers_connection message messages messages_connection
     comment comments comments_connection uploadFile uploadFiles uploadFiles_connection me weeklyCounts activity
     person portfolioOrder mailTroubles missedPaths ownEmail backups signingIn push`,
  ),
  ...all('owner', 'keptDraft keptDrafts keptViews ownerNotices'),
  ...all('owner', 'blogPostPreview revisions revision bin samples suspectedSpam scheduledWork internalLinks'),
  ...all('owner', 'schedules plannedItems'),
  ...all('owner', 'pictureRight pictureRights pictureRights_connection mediaFiles storageUsed'),

  ...all('open', 'clientBooking'),
  ...all('checked', 'bookingCalendar bookingEstimate'),
  ...all('owner', 'quote quotes quotes_connection bookingPapers quoteSums bookingAnswer calendarFeedMadeAt'),
  ...all('owner', 'booking bookings bookings_connection bookingsInDays away aways aways_connection'),
  ...all('owner', 'otherDays'),
  ...all('owner', 'payment payments payments_connection bookingPayments owingBookings endingUsages'),
  ...all('owner', 'bookingClashes awayInBooking bookingChanges bookingLink moveConsequences bookingsWaiting'),
};

export const MUTATIONS: Record<string, Access> = {
  ...all('owner', 'createDigitalSet updateDigitalSet deleteDigitalSet'),
  ...all('checked', 'sendMessage applyToVolunteer postComment requestBooking cancelBooking'),
  ...all('checked', 'acceptQuote askAboutQuote askForOtherDays claimPayment'),
  ...all('owner', 'createQuote updateQuote deleteQuote renewUsage sendQuote updateBookingPapers'),
  ...all('owner', 'answerPayment noteInvoice recordPayment requestPayment'),
  ...all('owner', 'mailBookingAnswer renewCalendarFeed answerOtherDays'),
  ...all(
    'owner',
    'confirmAgain confirmingOptions addingOptions addPasskey removePasskey endDevice endOtherDevices',
  ),
  ...all('owner', 'addPushDevice removePushDevice sendTestMail'),
  ...all('owner', 'setUpApp turnOnApp removeApp renewRecoveryCodes'),
  ...all('owner', 'createBooking moveBooking updateBooking deleteBooking createAway updateAway deleteAway'),
  ...all(
    'owner',
    `createPortfolioItem updatePortfolioItem deletePortfolioItem movePortfolioItems showPortfolioNewestFirst
     setPortfolioCategory setPortfolioYear deletePortfolioItems createBlogPost updateBlogPost deleteBlogPost
     unpublishBlogPost erasePerson createMilestone updateMilestone deleteMilestone createProject updateProject
     deleteProject createEvent updateEvent deleteEvent createRedirect updateRedirect deleteRedirect
     updateVolunteer deleteVolunteer updateMessage deleteMessage updateComment deleteComment
     updateBioContent updateSettings updateHero updateRateCard updateMeasurements updateRoleProfiles updateInitiative
     updateContactDetails updateLegalPages updatePageTexts updateCompCard sendMailAgain dismissFailedMail changeOwnEmail openNewestBackup
     backUpNow`,
  ),
  ...all('owner', 'endBlogPostPreviews restoreRevision restoreFromBin releaseSuspectedSpam deleteForGood'),
  ...all('owner', 'removeSamples bringSamplesBack'),
  ...all('owner', 'dismissNotice keepDraft dropKeptDraft keepView renameKeptView deleteKeptView'),
  ...all('owner', 'schedulePublishing showToVisitors'),
  ...all(
    'owner',
    'updatePictureRight updateMediaFile describeMediaFiles stateWhoIsShown replaceMediaFile deleteMediaFile',
  ),
  ...all(
    'nobody',
    `deleteBioContent deleteSettings deleteHero deleteRateCard deleteMeasurements deleteRoleProfiles deleteInitiative
     deleteContactDetails deleteLegalPages deletePageTexts deleteCompCard deleteBookingPapers
     login register forgotPassword resetPassword changePassword emailConfirmation
     createUsersPermissionsUser updateUsersPermissionsUser deleteUsersPermissionsUser
     createUsersPermissionsRole updateUsersPermissionsRole deleteUsersPermissionsRole
     updateUploadFile deleteUploadFile`,
  ),
};

const COLLECTIONS = [
  'portfolio-items',
  'digital-sets',
  'blog-posts',
  'milestones',
  'projects',
  'events',
  'redirects',
  'aways',
  'quotes',
  'payments',
];
const SUBMISSIONS = ['volunteers', 'messages', 'comments', 'bookings'];
const SINGLES = [
  'bio-content',
  'settings',
  'hero',
  'rate-card',
  'measurements',
  'role-profiles',
  'initiative',
  'contact-details',
  'legal-pages',
  'page-texts',
  'comp-card',
  'booking-papers',
];

const routes = (access: Access, list: string[]): Record<string, Access> =>
  Object.fromEntries(list.map((route) => [route, access]));

export const API_ROUTES: Record<string, Access> = {
  ...routes('open', ['GET /api/site-state', 'GET /api/health']),
  ...routes('checked', [
    'POST /api/auth/local',
    'POST /api/auth/refresh',
    'POST /api/auth/logout',
    'POST /api/auth/forgot-password',
    'POST /api/auth/reset-password',
    'POST /api/auth/second-step',
    'POST /api/auth/passkey-options',
    'POST /api/auth/passkey',
  ]),
  // It checks the owner's cookie: images are loaded without a token.
  // A secret in the address opens it.
  ...routes('checked', ['GET /api/backups/:secret']),
  ...routes('owner', ['POST /api/person/export', 'POST /api/person/erase']),
  // Other providers than the password: the route answers "not found" to everyone.
  ...routes('checked', ['GET /api/auth/:provider/callback']),
  ...routes(
    'owner',
    COLLECTIONS.flatMap((path) => [
      `GET /api/${path}`,
      `GET /api/${path}/:id`,
      `POST /api/${path}`,
      `PUT /api/${path}/:id`,
      `DELETE /api/${path}/:id`,
    ]),
  ),
  ...routes(
    'owner',
    SUBMISSIONS.flatMap((path) => [
      `GET /api/${path}`,
      `GET /api/${path}/:id`,
      `PUT /api/${path}/:id`,
      `DELETE /api/${path}/:id`,
    ]),
  ),
  ...routes(
    'nobody',
    SUBMISSIONS.map((path) => `POST /api/${path}`),
  ),
  ...routes(
    'owner',
    SINGLES.flatMap((path) => [`GET /api/${path}`, `PUT /api/${path}`]),
  ),
  ...routes(
    'nobody',
    SINGLES.map((path) => `DELETE /api/${path}`),
  ),
  ...routes('owner', [
    'GET /api/picture-rights',
    'GET /api/picture-rights/:id',
    'PUT /api/picture-rights/:id',
  ]),
  ...routes('nobody', ['POST /api/picture-rights', 'DELETE /api/picture-rights/:id', 'GET /api/last-days']),
  ...routes(
    'nobody',
    ['clients-quote', 'owners-quote', 'clients-payment', 'owners-receipt', 'clients-days', 'owners-days'].map(
      (file) => `POST /api/booking-files/${file}`,
    ),
  ),
  ...routes('owner', [
    'POST /api/auth/change-password',
    'GET /api/users/me',
    'GET /api/upload/files',
    'GET /api/upload/files/:id',
    'DELETE /api/upload/files/:id',
    'POST /api/upload',
  ]),
  ...routes('nobody', [
    'GET /api/auth/sessions',
    'DELETE /api/auth/sessions/:sessionId',
    'POST /api/auth/local/register',
    'GET /api/auth/email-confirmation',
    'POST /api/auth/send-email-confirmation',
    'GET /api/connect/(.*)',
    'GET /api/users',
    'GET /api/users/count',
    'GET /api/users/:id',
    'POST /api/users',
    'PUT /api/users/:id',
    'DELETE /api/users/:id',
    'GET /api/upload/files/page',
    'GET /api/users-permissions/permissions',
    'GET /api/users-permissions/roles',
    'GET /api/users-permissions/roles/:id',
    'POST /api/users-permissions/roles',
    'PUT /api/users-permissions/roles/:role',
    'DELETE /api/users-permissions/roles/:role',
    'GET /api/content-type-builder/components',
    'GET /api/content-type-builder/components/:uid',
    'GET /api/content-type-builder/content-types',
    'GET /api/content-type-builder/content-types/:uid',
    'GET /api/i18n/locales',
    'POST /api/email',
  ]),
};

/** Routes under these belong to Strapi's panel and require its sign-in. */
export const PANEL_PREFIXES = [
  'admin',
  'content-manager',
  'content-type-builder',
  'email',
  'i18n',
  'upload',
  'users-permissions',
];

/** Routes of the panel that work without a sign-in. */
export const PANEL_OPEN: readonly string[] = [
  'GET /admin/init',
  'GET /admin/project-type',
  'GET /admin/registration-info',
  'POST /admin/login',
  'POST /admin/register-admin',
  'POST /admin/register',
  'POST /admin/forgot-password',
  'POST /admin/reset-password',
  'GET /content-manager/preview/script',
];

/** Routes outside content and panel. */
export const OTHER_ROUTES: readonly string[] = [
  'GET /',
  'GET /((?!uploads/).+)',
  'GET /uploads/(.*)',
  'GET /_health',
  'GET /graphql',
];
