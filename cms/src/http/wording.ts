import { ruleRefusals } from '../content/rules/wording';
import { refusalsOf } from '../platform/refusal';
import type { RequestRefusals } from '../shared/refusal-params';
import type { Sentences } from '../shared/refusals';

/** The page at the panel's address until the panel is there. */
export const panelTexts = {
  title: 'Strapi panel',
  beingBuilt: 'The panel is being built. This page opens it when it is ready.',
  failed:
    'The panel could not be built. The site works without it. The log of the last start has the reason.',
};

/** Refusals of whole requests. Those of the platform are in its own `wording.ts`. */
export const requestRefusals = {
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'This page or item does not exist.',
  SIGN_IN_REQUIRED: 'Please sign in first.',
  UNAVAILABLE: ({ seconds }) => `The site cannot reach its database. Please try again in ${seconds} seconds.`,
  DISK_FULL:
    'This site has run out of storage space, so nothing was saved. Your text is still here. Please tell the owner and try again later.',
  MAINTENANCE: 'We are updating this site. Please come back later.',
  IMAGE_WITHDRAWN: 'This image is no longer available.',
  BACKUP_MISSING: 'There is no backup on this server yet.',
  PROOF_INVALID: 'The request was not signed with this CMS’s RENDER_SECRET.',

  COMPRESSED_BODY: 'This address does not accept compressed requests. Send this without Content-Encoding.',
  BODY_INVALID: 'Send the request as a JSON object.',
  BODY_TOO_LARGE: 'The request is too large.',
  VALUES_TOO_LARGE: ({ most, what }) =>
    `The values in the request are too large. They may have at most ${most} ${what}.`,
  GRAPHQL_METHOD: 'Send GraphQL requests with POST.',
  GRAPHQL_CONTENT_TYPE: 'Send GraphQL requests with Content-Type: application/json.',
  QUERY_MISSING: 'The request must have a GraphQL document in “query”.',
  VARIABLES_INVALID: 'The “variables” of a GraphQL request must be an object.',
  DOCUMENT_TOO_LARGE: ({ most, what }) =>
    `The GraphQL document is too large. It may have at most ${most} ${what}.`,
  DOCUMENT_INVALID: ({ reason }) => `The GraphQL document is invalid: ${reason}.`,
  REQUEST_INVALID: ({ reason }) => `The request is invalid: ${reason}.`,

  UPLOAD_NOT_HERE: 'This address does not accept files. Send them to /api/upload.',
  UPLOAD_TOO_LARGE: ({ megabytes }) => `The file must be ${megabytes}MB or smaller.`,
  UPLOAD_UNREADABLE: 'The upload was incomplete. Please try again.',
  UPLOAD_WITHOUT_BOUNDARY: 'The Content-Type of an upload must have a boundary of 1 to 70 characters.',
  ONE_FILE_PER_UPLOAD: 'Send one file at a time.',
} satisfies Sentences<Omit<RequestRefusals, 'TOO_MANY_ATTEMPTS'>>;

export const refused = refusalsOf({ ...ruleRefusals, ...requestRefusals });
