import type { Core } from '@strapi/strapi';
import { FIXED_FIELDS } from '../../booking/bookings/booking-rules';
import { bookingAccess, bookingSchema, clientResolvers, ownersBookingResolvers } from '../../booking/graphql';
import { noticeAccess, noticeResolvers, noticeSchema } from '../../booking/notices-graphql';
import { QUOTE } from '../../booking/quotes/quote';
import { FIXED_FIELDS as FIXED_IN_QUOTES } from '../../booking/quotes/quote-rules';
import {
  clientsQuoteResolvers,
  ownersQuoteResolvers,
  quoteAccess,
  quoteSchema,
} from '../../booking/quotes-graphql';
import { binAccess, binResolvers, binSchema } from '../../content/bin/graphql';
import { COMPANIONS, SUBMISSIONS } from '../../content/content-types';
import { keptAccess, keptResolvers, keptSchema } from '../../content/drafts/graphql';
import { historyAccess, historyResolvers, historySchema } from '../../content/history/graphql';
import { scheduleAccess, scheduleResolvers, scheduleSchema } from '../../content/schedule/graphql';
import { mediaAccess, mediaFields, mediaResolvers, mediaSchema } from '../../files/library/graphql';
import { withoutWithdrawnPictures } from '../../files/rights/graphql';
import { batchToOne } from '../../platform/graphql/batch-relations';
import { aroundEachField } from '../../platform/graphql/combine-middlewares';
import { linksAccess, linksResolvers, linksSchema } from '../../site/blog/links-graphql';
import { digitalStates } from '../../site/digitals/graphql';
import { visitorResolvers, visitorSchema } from '../../site/graphql';
import { withoutNullArguments } from './null-arguments';
import { ownerAccess, ownerResolvers, ownerSchema } from './owner';

interface ShadowCrud {
  disableQueries(): void;
  disableMutations(): void;
  disableActions(actions: string[]): void;
  field(name: string): { disable(): void; disableInput(): void };
}

interface ExtensionService {
  shadowCRUD(uid: string): ShadowCrud;
  use(extension: object): void;
}

/** Plugins' own types: nobody works with them through GraphQL. */
const PLUGIN_TYPES = [
  'plugin::users-permissions.user',
  'plugin::users-permissions.role',
  'plugin::users-permissions.permission',
  'plugin::i18n.locale',
  'plugin::review-workflows.workflow',
  'plugin::review-workflows.workflow-stage',
];

/** Computed when a post is saved, never sent. */
const DERIVED_POST_FIELDS = ['excerpt', 'readingMinutes'];

/** users-permissions registers these whatever its roles allow; a named policy is the only way to close them. */
const CLOSED_MUTATIONS = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'emailConfirmation',
  'createUsersPermissionsUser',
  'updateUsersPermissionsUser',
  'deleteUsersPermissionsUser',
  'createUsersPermissionsRole',
  'updateUsersPermissionsRole',
  'deleteUsersPermissionsRole',
  'updateUploadFile',
  'deleteUploadFile',
];

export function exposeGraphql(strapi: Core.Strapi): void {
  const extension: ExtensionService = strapi.plugin('graphql').service('extension');
  // Visitors make submissions through mutations of their own, never by Strapi's create.
  for (const uid of SUBMISSIONS) extension.shadowCRUD(uid).disableActions(['create']);
  for (const uid of SUBMISSIONS) extension.shadowCRUD(uid).field('submissionKey').disableInput();
  for (const name of FIXED_FIELDS) extension.shadowCRUD('api::booking.booking').field(name).disableInput();
  // A quote is begun on its booking.
  extension.shadowCRUD(QUOTE).disableActions(['create']);
  for (const name of FIXED_IN_QUOTES) extension.shadowCRUD(QUOTE).field(name).disableInput();
  for (const uid of COMPANIONS) extension.shadowCRUD(uid).disableActions(['create', 'delete']);
  for (const name of ['file', 'fromFile'])
    extension.shadowCRUD('api::picture-right.picture-right').field(name).disableInput();
  for (const name of DERIVED_POST_FIELDS)
    extension.shadowCRUD('api::blog-post.blog-post').field(name).disableInput();
  // An item's place changes by arranging the portfolio.
  extension.shadowCRUD('api::portfolio-item.portfolio-item').field('position').disableInput();
  // From a picture it would lead to everything that uses it, drafts included, past the rules of reading.
  extension.shadowCRUD('plugin::upload.file').field('related').disable();
  for (const uid of PLUGIN_TYPES) {
    extension.shadowCRUD(uid).disableQueries();
    extension.shadowCRUD(uid).disableMutations();
  }
  const closed = Object.fromEntries(
    CLOSED_MUTATIONS.map((name) => [`Mutation.${name}`, { policies: ['global::nobody'] }]),
  );
  extension.use({ resolversConfig: closed });
  const batches = { ...batchToOne(strapi), ...mediaFields(strapi) };
  extension.use({ resolversConfig: aroundEachField(withoutWithdrawnPictures(strapi), batches) });
  extension.use({ resolversConfig: withoutNullArguments(strapi) });
  const resolvers = visitorResolvers(strapi);
  extension.use({ typeDefs: visitorSchema, resolvers, resolversConfig: openToEveryone(resolvers) });
  const clients = clientResolvers(strapi);
  extension.use({ typeDefs: bookingSchema, resolvers: clients, resolversConfig: openToEveryone(clients) });
  extension.use({ resolvers: ownersBookingResolvers(strapi), resolversConfig: bookingAccess });
  const clientsQuotes = clientsQuoteResolvers(strapi);
  extension.use({
    typeDefs: quoteSchema,
    resolvers: clientsQuotes,
    resolversConfig: openToEveryone(clientsQuotes),
  });
  extension.use({ resolvers: ownersQuoteResolvers(strapi), resolversConfig: quoteAccess });
  extension.use(digitalStates(strapi));
  extension.use({ typeDefs: ownerSchema, resolvers: ownerResolvers(strapi), resolversConfig: ownerAccess });
  extension.use({
    typeDefs: historySchema,
    resolvers: historyResolvers(strapi),
    resolversConfig: historyAccess,
  });
  extension.use({ typeDefs: mediaSchema, resolvers: mediaResolvers(strapi), resolversConfig: mediaAccess });
  extension.use({ typeDefs: linksSchema, resolvers: linksResolvers(strapi), resolversConfig: linksAccess });
  extension.use({ typeDefs: binSchema, resolvers: binResolvers(strapi), resolversConfig: binAccess });
  extension.use({ typeDefs: keptSchema, resolvers: keptResolvers(strapi), resolversConfig: keptAccess });
  extension.use({
    typeDefs: noticeSchema,
    resolvers: noticeResolvers(strapi),
    resolversConfig: noticeAccess,
  });
  extension.use({
    typeDefs: scheduleSchema,
    resolvers: scheduleResolvers(strapi),
    resolversConfig: scheduleAccess,
  });
}

/** @param resolvers by type and field */
function openToEveryone(resolvers: Record<string, object>): Record<string, { auth: false }> {
  const fields = Object.entries(resolvers).flatMap(([type, byName]) =>
    Object.keys(byName).map((name) => `${type}.${name}`),
  );
  return Object.fromEntries(fields.map((field) => [field, { auth: false }]));
}
