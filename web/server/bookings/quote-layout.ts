import { bookingWording } from '../../src/features/bookings/wording';
import { mailtoHref, telHref } from '../../src/features/contact-details/contact-details';
import { INK, QUIET_ON_BONE, TEAL_ON_BONE } from '../drawing/colours';
import { type Ground, type Words, wordsOf } from '../drawing/tagged-pdf';
import { type Lettering, widthOf } from '../lettering/letters';
import { setLines, setTitle } from '../lettering/lines';
import type { QuoteOrder, QuotePaper } from './quote-paper';
import { quoteWording as wording } from './wording';

/** A4 in points. */
export const A4 = { width: 595.28, height: 841.89 };
const EDGE = 56;
const ROOM = A4.width - 2 * EDGE;
/** Where the text of a page ends, above the footer. */
const BOTTOM = A4.height - 84;
const TOP = 64;
/** Width of the column of sums, and the gap before it. Points. */
const SUMS = 110;
const GAP = 18;

const TEXT: Lettering = { face: 'text', size: 9.6 };
const SMALL: Lettering = { face: 'text', size: 7.4, spacing: 0.08 };
const LARGE: Lettering = { face: 'display', size: 19 };
const LEADING = 14.4;
const NAME_SIZES = [
  { size: 34, most: 1 },
  { size: 27, most: 2 },
  { size: 20, most: 3 },
];

export type PaperElement = Words | Ground;

/** A block that is never split over two pages. */
interface Block {
  height: number;
  /** @param y upper edge of the block */
  draw: (y: number) => PaperElement[];
  /** Is never the last block on a page */
  staysWithNext?: boolean;
  /** Repeated above this block when it begins a page */
  columnHeads?: Block;
}

/** Returns the pages of a paper, each as elements from back to front. */
export function pagesOf(order: QuoteOrder): PaperElement[][] {
  const pages: PaperElement[][] = [[]];
  let y = TOP;
  const add = ({ height, draw }: Block) => {
    pages.at(-1)?.push(...draw(y));
    y += height;
  };
  const blocks = blocksOf(order);
  for (const [index, block] of blocks.entries()) {
    if (y + heightTogether(blocks, index) > BOTTOM && y > TOP) {
      pages.push([]);
      y = TOP;
      if (block.columnHeads) add(block.columnHeads);
    }
    add(block);
  }
  return pages.map((elements, index) => [...elements, ...foot(order, index + 1, pages.length)]);
}

/** Returns the height of a block and of the blocks that must stay on its page. Points. */
function heightTogether(blocks: Block[], first: number): number {
  let height = 0;
  for (const block of blocks.slice(first)) {
    height += block.height;
    if (!block.staysWithNext) break;
  }
  return height;
}

function blocksOf({ paper, site }: QuoteOrder): Block[] {
  const { lines, discount, discountPercent, vatPercent, vat, terms, state, accepted } = paper;
  const note = accepted && state === 'accepted' ? wording.accepted(accepted) : wording.state[state];
  const heads = headOfSums(paper);
  const rows = [
    ...lines.map(({ label, amount }, index) => sumLine(`line ${index}`, label, amount)),
    ...(discount > 0 ? [sumLine('discount', wording.discount(discountPercent), -discount)] : []),
    ...(vatPercent > 0 ? [sumLine('vat', wording.vat(vatPercent), vat)] : []),
  ];
  // Keeps the total on the page of the last row.
  const withTotal = (row: Block, index: number) => ({
    ...row,
    columnHeads: heads,
    staysWithNext: index >= Math.max(0, lines.length - 1),
  });
  return [
    letterhead(paper, site),
    facts(paper),
    { ...heads, staysWithNext: true },
    ...rows.map(withTotal),
    total(paper),
    ...[note, dueText(paper), ...paper.notes].flatMap((text, index) =>
      text ? [space(10), ...paragraph(`note ${index}`, text)] : [],
    ),
    ...(terms.trim() ? [heading(wording.terms), ...terms.trim().split('\n').flatMap(termsLine)] : []),
  ];
}

const dueText = ({ payment, total, currency, booking }: QuotePaper): string =>
  payment ? bookingWording.client.payTerms({ ...payment, total, currency }, booking.lastDay) : '';

const space = (height: number): Block => ({ height, draw: () => [] });

type Placed = Partial<Parameters<typeof wordsOf>[1]> & Pick<Words, 'part' | 'x' | 'y'>;

const line = (text: string, placed: Placed): Words =>
  wordsOf(text, { lettering: TEXT, color: INK, ...placed });

/** Aligns a line with the right edge of the text. */
const toTheRight = (text: string, place: Omit<Placed, 'x'>): Words =>
  line(text, { ...place, x: EDGE + ROOM - widthOf(text, place.lettering ?? TEXT) });

const broken = (text: string, room: number, lettering = TEXT) => setLines(text, room, lettering);

function letterhead({ from, number, isConfirmed, title: heading }: QuotePaper, site: string): Block {
  const title = heading ?? (isConfirmed ? wording.confirmation : number ? wording.quote : wording.draft);
  const room = ROOM - widthOf(title, LARGE) - GAP;
  const name = setTitle(from.name, room, 'display', NAME_SIZES);
  const contacts = [
    { text: from.email, href: mailtoHref(from.email) },
    { text: from.phone, href: telHref(from.dialledPhone || from.phone) },
    { text: from.address.replaceAll('\n', ', '), href: undefined },
    { text: new URL(site).host, href: site },
    { text: wording.taxNumber(from.taxNumber), href: undefined },
  ].filter(({ text }) => text);
  const nameHeight = name.lines.length * name.size * 1.04;
  const rows = contacts.flatMap(({ text, href }, index) =>
    broken(text, ROOM).map((part) => ({ text: part, href, part: `contact ${index}` })),
  );
  return {
    height: nameHeight + 22 + rows.length * 12.6 + 30,
    draw: (y) => [
      ...name.lines.map((text, index) =>
        line(text, {
          part: 'name',
          x: EDGE,
          y: y + name.size * (0.8 + index * 1.04),
          lettering: { face: 'display', size: name.size },
        }),
      ),
      toTheRight(title, { part: 'title', y: y + name.size * 0.8, lettering: LARGE, tag: 'H1' }),
      rule(y + nameHeight + 4, TEAL_ON_BONE, 1.2),
      ...rows.map(({ text, href, part }, index) =>
        line(text, {
          part,
          href,
          x: EDGE,
          y: y + nameHeight + 24 + index * 12.6,
          lettering: { ...TEXT, size: 8.4 },
          color: href ? TEAL_ON_BONE : QUIET_ON_BONE,
        }),
      ),
    ],
  };
}

/** Two columns of labels and values: client, booking and dates. */
function facts({ number, sentOn, validUntil, client, booking, usage }: QuoteOrder['paper']): Block {
  const { service, firstDay, lastDay, startTime, place } = booking;
  const day = (value: string | null) => (value ? wording.days(value, value) : '');
  const left = [
    { label: wording.for, values: [client] },
    {
      label: wording.service,
      values: [service, wording.days(firstDay, lastDay), startTime ? wording.startsAt(startTime) : '', place],
    },
    { label: wording.usage, values: [usage] },
  ];
  const right = [
    { label: wording.number, values: [number ?? ''] },
    { label: wording.date, values: [day(sentOn)] },
    { label: wording.validUntil, values: [day(validUntil)] },
  ];
  const width = ROOM * 0.62;
  const [first, second] = [column(left, EDGE, width), column(right, EDGE + width + GAP, ROOM - width - GAP)];
  return {
    height: Math.max(first.height, second.height) + 18,
    draw: (y) => [...first.draw(y), ...second.draw(y)],
  };
}

function column(entries: { label: string; values: string[] }[], x: number, room: number): Block {
  let height = 0;
  const rows: ((y: number) => Words)[] = [];
  for (const { label, values } of entries) {
    const lines = values.flatMap((value) => broken(value, room));
    if (lines.length === 0) continue;
    const [top, part] = [height, label];
    rows.push((y) =>
      line(label.toUpperCase(), { part, x, y: y + top + 8, lettering: SMALL, color: QUIET_ON_BONE }),
    );
    for (const [index, text] of lines.entries()) {
      rows.push((y) => line(text, { part, x, y: y + top + 22 + index * LEADING }));
    }
    height += 22 + lines.length * LEADING + 2;
  }
  return { height, draw: (y) => rows.map((row) => row(y)) };
}

const headOfSums = ({ currency }: QuotePaper): Block => ({
  height: 22,
  draw: (y) => [
    line(wording.what.toUpperCase(), {
      part: 'sums',
      x: EDGE,
      y: y + 9,
      lettering: SMALL,
      color: QUIET_ON_BONE,
    }),
    toTheRight(currency, { part: 'sums', y: y + 9, lettering: SMALL, color: QUIET_ON_BONE }),
    rule(y + 16, INK),
  ],
});

const rule = (y: number, color: string, height = 0.5): Ground => ({
  kind: 'ground',
  box: { x: EDGE, y, width: ROOM, height },
  color,
});

const HAIRLINE = '#d8cfbf';

function sumLine(part: string, label: string, amount: number): Block {
  const rows = broken(label, ROOM - SUMS - GAP);
  const height = Math.max(1, rows.length) * LEADING + 9;
  return {
    height,
    draw: (y) => [
      ...rows.map((text, index) => line(text, { part, tag: 'LI', x: EDGE, y: y + 13 + index * LEADING })),
      toTheRight(wording.sum(amount), { part, tag: 'LI', y: y + 13 }),
      rule(y + height - 2, HAIRLINE),
    ],
  };
}

const total = ({ total: sum, currency }: QuotePaper): Block => ({
  height: 44,
  draw: (y) => [
    line(wording.total, { part: 'total', x: EDGE, y: y + 25, lettering: LARGE }),
    toTheRight(wording.money(sum, currency), { part: 'total', y: y + 25, lettering: LARGE }),
    rule(y + 36, INK, 1.2),
  ],
});

const heading = (text: string): Block => ({
  height: 34,
  staysWithNext: true,
  draw: (y) => [
    line(text.toUpperCase(), {
      part: text,
      x: EDGE,
      y: y + 26,
      lettering: SMALL,
      color: QUIET_ON_BONE,
      tag: 'H2',
    }),
  ],
});

const paragraph = (part: string, text: string): Block[] =>
  broken(text, ROOM).map((row) => ({
    height: LEADING,
    draw: (y) => [line(row, { part, x: EDGE, y: y + 11 })],
  }));

const termsLine = (text: string, index: number): Block[] =>
  text.trim() ? paragraph(`terms ${index}`, text) : [space(LEADING / 2)];

/** The same on every page, except for the page number. */
function foot({ paper }: QuoteOrder, page: number, pages: number): PaperElement[] {
  const y = A4.height - 44;
  const small: Lettering = { face: 'text', size: 7.6 };
  const count = wording.page(page, pages);
  const about = [paper.number ?? wording.draft, paper.from.name].join(' · ');
  const [text = ''] = broken(about, ROOM - widthOf(count, small) - GAP, small);
  const placed = { y, lettering: small, color: QUIET_ON_BONE, part: 'foot' };
  return [line(text, { ...placed, x: EDGE }), toTheRight(count, placed)];
}
