import type { Core, UID } from '@strapi/strapi';
import type { Letter } from './letter-layout';
import { adminAddress, type LetterKind } from './letter-table';
import type { Item } from './outbox';
import { wording } from './wording';

/** Lines in a mail that tells the owner of many things. */
const MOST_LINES = 20;

type Row = Record<string, unknown>;

/** How the owner is told about items of one type. */
export interface NoticeLine {
  /** In the owner's area */
  page: string;
  relation?: string;
  /** '3 new messages' */
  counted: (count: number) => string;
  /** Undefined when there is nothing left to say */
  line: (row: Row, strapi: Core.Strapi) => string | undefined | Promise<string | undefined>;
  /** Where an answer to a mail about one item goes */
  replyTo?: (row: Row) => string | undefined;
}

/** Returns the letter that tells the owner what happened. @param lines by the uid of a type */
export const noticeLetter =
  (lines: Record<string, NoticeLine>): LetterKind['letter'] =>
  async (strapi, { items }) => {
    const found: { notice: NoticeLine; line: string; row: Row }[] = [];
    for (const { uid, documentId } of once(items)) {
      const notice = lines[uid];
      const row = notice && (await find(strapi, uid, documentId, notice.relation));
      const line = row && (await notice.line(row, strapi));
      if (line) found.push({ notice, line, row });
    }
    return found.length > 0 ? letterAbout(found) : undefined;
  };

function letterAbout(found: { notice: NoticeLine; line: string; row: Row }[]): Letter {
  const notices = [...new Set(found.map(({ notice }) => notice))];
  const counted = notices.map((notice) =>
    notice.counted(found.filter((one) => one.notice === notice).length),
  );
  const shown = found.slice(0, MOST_LINES).map(({ line }) => line);
  if (found.length > MOST_LINES) shown.push(wording.notices.more(found.length - MOST_LINES));
  const [first] = found;
  const only = found.length === 1 ? first : undefined;
  return {
    subject: only ? only.line : counted.join(', '),
    text: [wording.notices.text],
    list: shown,
    action: {
      label: wording.notices.open,
      href: adminAddress((notices.length === 1 && notices[0]?.page) || '/dashboard'),
    },
    notes: [wording.notices.why],
    // One message is answered by answering the mail.
    replyTo: only?.notice.replyTo?.(only.row),
  };
}

/** Several things may have happened to one item: what is told is how it stands now. */
const once = (items: Item[]): Item[] =>
  items.filter((item, index) => items.findIndex((one) => one.documentId === item.documentId) === index);

/** What was deleted since then is left out. */
async function find(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  relation: string | undefined,
): Promise<Row | undefined> {
  const populate = relation ? [relation] : [];
  return (
    (await strapi.db.query(uid as UID.ContentType).findOne({ where: { documentId }, populate })) ?? undefined
  );
}
