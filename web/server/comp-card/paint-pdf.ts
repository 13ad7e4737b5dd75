import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { runsOf, widthOf } from '../lettering/letters';
import { INK } from './contrast';
import { pixelsInPrint } from './crop';
import { densityOf, filled, type Photograph } from './photographs';
import { squaresOf } from './qr';
import type { Element, Side, Veil, Words } from './scene';
import { cropMarks, type Sheet } from './sheet';
import { cardWording } from './wording';

interface Card {
  name: string;
  sides: Side[];
  sheet: Sheet;
  photographs: Photograph[];
}

/** JPEG qualities, the first at which all pictures together stay below the limit. */
const QUALITIES = [86, 78, 70, 60, 48];
/** Below three megabytes with letters and structure. */
const MOST_PICTURE_BYTES = 2_700_000;

type Structure = PDFKit.PDFStructureElement;

/** The card as a PDF that is tagged for screen readers, its letters as text and its fonts in it. */
export async function paintPdf({ name, sides, sheet, photographs }: Card): Promise<Buffer> {
  const pictures = await picturesBelow(MOST_PICTURE_BYTES, sides, photographs);
  const document = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    // The types know of PDF/A alone.
    subset: 'PDF/UA' as 'PDF/A-1a',
    info: { Title: cardWording.title(name), Author: name },
  });
  const bytes = buffer(document);
  const root = document.struct('Document');
  document.addStructure(root);
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
    await paintSide({ document, root, pictures, photographs }, side);
    document.restore();
    if (bleed.width > trim.width) artifact(document, () => paintMarks(document, sheet));
  }
  root.end();
  document.end();
  return bytes;
}

/** Boxes of a page are counted from its lower left corner. */
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
  document: PDFKit.PDFDocument;
  root: Structure;
  pictures: Painted;
  photographs: Photograph[];
}

async function paintSide(page: Page, side: Side): Promise<void> {
  const readIn = reader(page);
  for (const element of side.elements) {
    if (element.kind === 'words') paintWords(page.document, readIn(element), element);
    else if (element.kind === 'veil') await paintVeil(page, element);
    else paintShape(page, element);
  }
}

/** Which element words are read in: lines of one part share one, items that follow each other share a list. */
function reader({ document, root }: Page): (words: Words) => Structure {
  let list: Structure | undefined;
  let open: { part: string; structure: Structure } | undefined;
  return (words) => {
    if (open?.part === words.part) return open.structure;
    if (words.tag !== 'LI') list = undefined;
    else if (!list) {
      list = document.struct('L');
      root.add(list);
    }
    open = { part: words.part, structure: structureOf(document, words, list ?? root) };
    return open.structure;
  };
}

function paintShape(
  { document, root, pictures, photographs }: Page,
  element: Exclude<Element, Words | Veil>,
): void {
  const { x, y, width, height } = element.box;
  if (element.kind === 'ground') {
    artifact(document, () => document.rect(x, y, width, height).fill(element.color));
  } else if (element.kind === 'code') {
    figure(document, root, cardWording.code(element.address), () =>
      document.path(squaresOf(element)).fill(element.color),
    );
  } else {
    const jpeg = pictures.get(element);
    const alt = photographs[element.index]?.alt || cardWording.picture;
    if (jpeg) figure(document, root, alt, () => document.image(jpeg, x, y, { width, height }));
  }
}

async function paintVeil({ document, photographs }: Page, element: Veil): Promise<void> {
  const photograph = photographs[element.index];
  if (!photograph) return;
  const density = await densityOf(element, photograph);
  const { x, y, width, height } = element.box;
  const veil = document.linearGradient(x, y, x, y + height);
  veil
    .stop(0, INK, 0)
    .stop((element.under.y - y) / height, INK, density)
    .stop(1, INK, density);
  artifact(document, () => document.rect(x, y, width, height).fill(veil));
}

function figure(document: PDFKit.PDFDocument, root: Structure, alt: string, paint: () => void): void {
  const element = document.struct('Figure', { alt });
  root.add(element);
  element.add(paint);
  element.end();
}

/** What a screen reader passes over. */
function artifact(document: PDFKit.PDFDocument, paint: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  paint();
  document.endMarkedContent();
}

/** The element that a part's lines are read in; what leads somewhere is a link in it. */
function structureOf(document: PDFKit.PDFDocument, { tag, href }: Words, parent: Structure): Structure {
  const structure = document.struct(tag);
  parent.add(structure);
  const inner = tag === 'LI' ? document.struct('LBody') : href ? document.struct('Link') : undefined;
  if (inner) structure.add(inner);
  return inner ?? structure;
}

function paintWords(document: PDFKit.PDFDocument, structure: Structure, words: Words): void {
  const { text, x, y, lettering, color, href } = words;
  const { face, size, spacing = 0 } = lettering;
  structure.add(() => {
    let at = x;
    for (const run of runsOf(text, face)) {
      document
        .font(run.path)
        .fontSize(size)
        .fillColor(color)
        // Features keep the line together: pdfkit would shape, and turn around, each word for itself.
        .text(run.text, at, y, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: spacing * size,
          features: ['kern'],
        });
      at += widthOf(run.text, lettering) + spacing * size;
    }
  });
  if (!href) return;
  const link = { structParent: structure, Contents: new String(text) };
  document.link(x, y - size, widthOf(text, lettering), size * 1.3, href, link as never);
}

function paintMarks(document: PDFKit.PDFDocument, sheet: Sheet): void {
  for (const [from, to] of cropMarks(sheet)) document.moveTo(...from).lineTo(...to);
  document.lineWidth(0.25).stroke('#000000');
}
