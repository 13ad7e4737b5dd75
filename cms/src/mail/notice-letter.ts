import type { Core, UID } from '@strapi/strapi';
import type { Letter } from './letter-layout';
import { adminAddress, type LetterKind } from './letter-table';
import type { Item } from './outbox';
import { wording } from './wording';

/** The most lines in one email. */
const MAX_LINES = 20;

type Row = Record<string, unknown>;

/** How emails to the owner present items of one type. */
export interface NoticeLine {
  /** Path in the owner's area */
  page: string;
  relation?: string;
  /** '3 new messages' */
  counted: (count: number) => string;
  /** Undefined if the item needs no line any longer */
  line: (row: Row, strapi: Core.Strapi) => string | undefined | Promise<string | undefined>;
  /** Address for replies, used if the email is about one item */
  replyTo?: (row: Row) => string | undefined;
}

/** Returns the email that tells the owner about news, with lines by the uid of a type. */
export const noticeLetter =
  (lines: Record<string, NoticeLine>): LetterKind['letter'] =>
  async (strapi, { items }) => {
    const found: { notice: NoticeLine; line: string; row: Row }[] = [];
    for (const item of once(items)) {
      const notice = lines[item.uid];
      const row = notice && (await findRow(strapi, item, notice.relation));
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
  const shown = found.slice(0, MAX_LINES).map(({ line }) => line);
  if (found.length > MAX_LINES) shown.push(wording.notices.more(found.length - MAX_LINES));
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
    // The owner can answer a single message by answering the email.
    replyTo: only?.notice.replyTo?.(only.row),
  };
}

/** Keeps one entry per item: the email shows the item's current state, even after several events. */
const once = (items: Item[]): Item[] =>
  items.filter((item, index) => items.findIndex((one) => one.documentId === item.documentId) === index);

/** Returns undefined for an item deleted since then. */
export async function findRow<Found = Row>(
  strapi: Core.Strapi,
  { uid, documentId = '' }: Partial<Item>,
  relation?: string,
): Promise<Found | undefined> {
  const populate = relation ? [relation] : [];
  const row = await strapi.db.query(uid as UID.ContentType).findOne({ where: { documentId }, populate });
  return row ?? undefined;
}
