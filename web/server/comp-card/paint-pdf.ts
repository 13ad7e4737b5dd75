import { INK } from '../drawing/colours';
import type { Size } from '../drawing/crop';
import {
  artifact,
  openPdf,
  paintGround,
  type TaggedPdf,
  type Words,
  wordsPainter,
} from '../drawing/tagged-pdf';
import { densityOf, filled, type Photograph } from './photographs';
import { squaresOf } from './qr';
import type { Element, Side, Veil } from './scene';
import { cropMarks, POINTS_PER_INCH, type Sheet } from './sheet';
import { cardWording } from './wording';

interface Card {
  name: string;
  sides: Side[];
  sheet: Sheet;
  photographs: Photograph[];
}

/** JPEG qualities, tried in this order until all pictures together are below the limit. */
const QUALITIES = [86, 78, 70, 60, 48];
/** Keeps the file below three megabytes, including text and structure. */
const MAX_PICTURE_BYTES = 2_700_000;

/** Paints the card as a tagged PDF with real text and embedded fonts. */
export async function paintPdf({ name, sides, sheet, photographs }: Card): Promise<Buffer> {
  const pictures = await picturesBelow(MAX_PICTURE_BYTES, sides, photographs);
  const pdf = openPdf({ title: cardWording.title(name), author: name, size: sheet });
  const { document } = pdf;
  for (const side of sides) {
    document.addPage();
    const { trim, bleed } = sheet;
    Object.assign(document.page.dictionary.data, {
      TrimBox: fromBelow(trim, sheet.height),
      BleedBox: fromBelow(bleed, sheet.height),
    });
    document.save();
    document.rect(bleed.x, bleed.y, bleed.width, bleed.height).clip();
    document.translate(trim.x, trim.y);
    await paintSide({ pdf, pictures, photographs }, side);
    document.restore();
    if (bleed.width > trim.width) artifact(pdf, () => paintMarks(document, sheet));
  }
  return pdf.finish();
}

/** PDF counts the boxes of a page from its lower left corner. */
const fromBelow = ({ x, y, width, height }: Sheet['trim'], page: number) => [
  x,
  page - y - height,
  x + width,
  page - y,
];

type Painted = Map<Element, Buffer>;

async function picturesBelow(limit: number, sides: Side[], photographs: Photograph[]): Promise<Painted> {
  const places = sides.flatMap(({ elements }) => elements.filter((element) => element.kind === 'picture'));
  const painted: Painted = new Map();
  for (const quality of QUALITIES) {
    let sum = 0;
    for (const place of places) {
      const photograph = photographs[place.index];
      if (!photograph) continue;
      const picture = await filled(photograph, place.box, (crop) => pixelsInPrint(crop, place.box));
      const jpeg = await picture.jpeg({ quality, mozjpeg: false }).toBuffer();
      painted.set(place, jpeg);
      sum += jpeg.length;
    }
    if (sum <= limit) break;
  }
  return painted;
}

interface Page {
  pdf: TaggedPdf;
  pictures: Painted;
  photographs: Photograph[];
}

async function paintSide(page: Page, side: Side): Promise<void> {
  const paintWords = wordsPainter(page.pdf);
  for (const element of side.elements) {
    if (element.kind === 'words') paintWords(element);
    else if (element.kind === 'veil') await paintVeil(page, element);
    else paintShape(page, element);
  }
}

function paintShape({ pdf, pictures, photographs }: Page, element: Exclude<Element, Words | Veil>): void {
  const { x, y, width, height } = element.box;
  if (element.kind === 'ground') paintGround(pdf, element);
  else if (element.kind === 'code') {
    figure(pdf, cardWording.code(element.address), () =>
      pdf.document.path(squaresOf(element)).fill(element.color),
    );
  } else {
    const jpeg = pictures.get(element);
    const alt = photographs[element.index]?.alt || cardWording.picture;
    if (jpeg) figure(pdf, alt, () => pdf.document.image(jpeg, x, y, { width, height }));
  }
}

async function paintVeil({ pdf, photographs }: Page, element: Veil): Promise<void> {
  const photograph = photographs[element.index];
  if (!photograph) return;
  const density = await densityOf(element, photograph);
  const { x, y, width, height } = element.box;
  const veil = pdf.document.linearGradient(x, y, x, y + height);
  veil
    .stop(0, INK, 0)
    .stop((element.under.y - y) / height, INK, density)
    .stop(1, INK, density);
  artifact(pdf, () => pdf.document.rect(x, y, width, height).fill(veil));
}

function figure({ document, root }: TaggedPdf, alt: string, paint: () => void): void {
  const element = document.struct('Figure', { alt });
  root.add(element);
  element.add(paint);
  element.end();
}

function paintMarks(document: PDFKit.PDFDocument, sheet: Sheet): void {
  for (const [from, to] of cropMarks(sheet)) document.moveTo(...from).lineTo(...to);
  document.lineWidth(0.25).stroke('#000000');
}

/** Enough for print; more only makes the file larger. */
const DOTS_PER_INCH = 300;

/** Returns the pixels of a crop in print, never more than it has. `place` is in points. */
export function pixelsInPrint(crop: Size, place: Size): Size {
  const wanted = Math.ceil((place.width / POINTS_PER_INCH) * DOTS_PER_INCH);
  const width = Math.min(wanted, crop.width);
  return { width, height: Math.max(1, Math.round((width * place.height) / place.width)) };
}
