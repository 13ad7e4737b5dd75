import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { callerAddress } from '../throttle/caller-address';
import { hit, type Limit, refund } from '../throttle/throttle';
import { checkFormToken } from './form-token';

/** What proves that a person filled in a form once. */
export interface SubmissionProof {
  formToken: string;
  /** Made by the form once; sending again with the same key stores nothing new. */
  submissionKey: string;
  /** A field no person sees. */
  website?: string | null;
}

const ADDRESS_BURST: Limit = { name: 'form-burst', hits: 5, seconds: 10 * 60 };
const ADDRESS_DAY: Limit = { name: 'form-day', hits: 20, seconds: 24 * 3600 };
const EVERYBODY: Limit = { name: 'form-all', hits: 300, seconds: 3600 };

const KEY_FORMAT = /^[\w-]{16,64}$/;

type SubmissionType = Extract<
  UID.ContentType,
  'api::message.message' | 'api::volunteer.volunteer' | 'api::comment.comment'
>;

interface Stored {
  status?: string;
}

/**
 * Stores what a visitor sent, once. A repeated submission (double click, retry after a lost answer) gets
 * the answer of the first.
 *
 * @throws ValidationError naming the field; RateLimitError with when to retry; ForbiddenError when closed
 */
export async function submit(
  strapi: Core.Strapi,
  uid: SubmissionType,
  data: Record<string, unknown>,
  proof: SubmissionProof,
): Promise<Stored> {
  if (proof.website)
    throw new errors.ValidationError('Please leave the hidden field "website" empty and send again.');
  if (!KEY_FORMAT.test(proof.submissionKey)) {
    throw new errors.ValidationError('submissionKey must have 16 to 64 letters, digits or hyphens');
  }
  const earlier = await findEarlier(strapi, uid, proof.submissionKey);
  if (earlier) return earlier;
  checkFormToken(proof.formToken);

  const limits: [Limit, string[]][] = [
    [ADDRESS_BURST, [callerAddress(strapi)]],
    [ADDRESS_DAY, [callerAddress(strapi)]],
    [EVERYBODY, []],
  ];
  for (const [limit, parts] of limits) await hit(strapi, limit, parts);
  try {
    const document = await strapi
      .documents(uid)
      .create({ data: { ...data, submissionKey: proof.submissionKey } as never });
    return document as Stored;
  } catch (error) {
    // What was not stored does not count: a person may correct a refused form as often as they need.
    for (const [limit, parts] of limits) await refund(strapi, limit, parts);
    // Of two parallel sends with one key the unique index lets one through.
    const winner = await findEarlier(strapi, uid, proof.submissionKey);
    if (winner) return winner;
    throw error;
  }
}

async function findEarlier(
  strapi: Core.Strapi,
  uid: SubmissionType,
  submissionKey: string,
): Promise<Stored | undefined> {
  const row = await strapi.db.query(uid).findOne({ where: { submissionKey } });
  return row ?? undefined;
}
