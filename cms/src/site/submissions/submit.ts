import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { SubmissionUid } from '../../content';
import { refused } from '../../content/rules/wording';
import { counts } from '../../platform/monitoring/metrics';
import { callerAddress } from '../../platform/request/caller-address';
import { countHit, hit, type Limit, refund } from '../../platform/request/rate-limit';
import { readPlace } from '../../shared/came-from';
import { checkFormToken, staleToken } from './form-token';
import { storeSuspectedSpam, suspectedByKey } from './suspected-spam';

/** Shows that a person filled in the form, once. */
export interface SubmissionProof {
  formToken: string;
  /** The form's idempotency key: a repeated request stores nothing new. */
  submissionKey: string;
  /** A field hidden from people; a submission that fills it in is suspected spam. */
  doNotFill?: string | null;
  /** The link or the site before this one; anything else is ignored. */
  cameFrom?: string | null;
}

/** A school or a casting sends many forms from one address. */
const ADDRESS_BURST: Limit = { name: 'form-burst', hits: 30, seconds: 10 * 60 };
const ADDRESS_DAY: Limit = { name: 'form-day', hits: 100, seconds: 24 * 3600 };
const EVERYBODY: Limit = { name: 'form-all', hits: 300, seconds: 3600 };
/** People may correct a form many times. */
const REFUSALS: Limit = { name: 'form-refused', hits: 60, seconds: 10 * 60 };
/** Everyone who opens a form in the same moment shares a token; one person uses it for a day. */
const TOKEN_USES: Limit = { name: 'form-token', hits: 20, seconds: 24 * 3600 };

const KEY_FORMAT = /^[\w-]{16,64}$/;

/**
 * Stores a visitor's submission once. A repeated submission (double click, retry after a lost response) gets
 * the first response, even if it would be refused now. Another text with the same key is another submission.
 *
 * @param input the fields as they were sent
 * @param check returns the fields to store; throws if they are invalid
 * @returns what is stored
 * @throws ValidationError naming the field; RateLimitError with when to retry; ForbiddenError when closed
 */
export async function submit<Data extends Record<string, unknown>>(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  input: Record<string, unknown>,
  check: () => Promise<Data>,
  proof: SubmissionProof,
): Promise<Data> {
  if (!KEY_FORMAT.test(proof.submissionKey)) throw refused('KEY_INVALID', { field: 'submissionKey' });
  const { submissionKey: key } = proof;
  const earlier = await findEarlier(strapi, uid, key);
  if (earlier && (await isRepeat(earlier, input, check))) return earlier as Data;
  const submissionKey = earlier ? keyOfText(key, input) : key;
  const repeated = earlier && (await findEarlier(strapi, uid, submissionKey));
  if (repeated) return repeated as Data;
  const data = await check();
  checkFormToken(proof.formToken);

  const limits: [Limit, string[]][] = [
    [ADDRESS_BURST, [callerAddress(strapi)]],
    [ADDRESS_DAY, [callerAddress(strapi)]],
    [EVERYBODY, []],
  ];
  const counted: [Limit, string[]][] = [];
  const origin = { cameFrom: readPlace(proof.cameFrom, process.env.PUBLIC_URL) };
  const keyed = { ...data, ...(uid !== 'api::comment.comment' && origin), submissionKey };
  try {
    for (const [limit, parts] of limits) {
      await hit(strapi, limit, parts);
      counted.push([limit, parts]);
    }
    if ((await countHit(strapi, TOKEN_USES, [proof.formToken])) > 0) throw staleToken();
    counted.push([TOKEN_USES, [proof.formToken]]);
    if (proof.doNotFill) return await storeSuspectedSpam<Data>(strapi, uid, keyed);
    const document = await strapi.documents(uid).create({ data: keyed as never });
    return document as unknown as Data;
  } catch (error) {
    // Nothing was stored, so nothing counts. A failed refund must not hide the error.
    await Promise.allSettled(counted.map(([limit, parts]) => refund(strapi, limit, parts)));
    // The unique index admits one of two parallel requests with the same key.
    const wasTried = counted.length > limits.length;
    const winner = wasTried && (await findEarlier(strapi, uid, submissionKey));
    if (winner && (await isRepeat(winner, input, check))) return winner as Data;
    throw error;
  }
}

/**
 * Counts an address's refused forms. Rate limit errors do not count.
 *
 * @throws RateLimitError instead of the refusal after too many
 */
export async function countingRefusals<Receipt>(strapi: Core.Strapi, receive: () => Promise<Receipt>) {
  try {
    const receipt = await receive();
    counts.formsStored += 1;
    return receipt;
  } catch (error) {
    counts[error instanceof errors.ApplicationError ? 'formsRefused' : 'formsFailed'] += 1;
    const isRefusal = error instanceof errors.ApplicationError && !(error instanceof errors.RateLimitError);
    if (isRefusal) await hit(strapi, REFUSALS, [callerAddress(strapi)]);
    throw error;
  }
}

type Row = Record<string, unknown>;

/** Returns another key for another text with the same key. */
const keyOfText = (key: string, input: Row): string =>
  createHash('sha256')
    .update(JSON.stringify([key, ...Object.entries(input).sort()]))
    .digest('base64url');

const findEarlier = async (
  strapi: Core.Strapi,
  uid: SubmissionUid,
  submissionKey: string,
): Promise<Row | undefined> =>
  (await strapi.db.query(uid).findOne({ where: { submissionKey } })) ??
  (await suspectedByKey(strapi, uid, submissionKey));

/** Returns whether a form is the stored one: its rules may have changed, or somebody may have changed the row. */
async function isRepeat(row: Row, input: Row, check: () => Promise<Row>): Promise<boolean> {
  if (Number(row.revision ?? 1) > 1) return true;
  const fields = await check().catch(() => undefined);
  return (
    !fields || Object.keys(input).every((name) => isDeepStrictEqual(orNull(row[name]), orNull(fields[name])))
  );
}

/** Empty values are stored as null or as an empty list. */
const orNull = (value: unknown): unknown =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
