import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { withoutControls } from '../../src/texts/plain-text';
import { type Lettering, placedRuns, widthOf } from '../lettering/letters';

/** A rectangle in one colour, or a rule. */
export interface Ground {
  kind: 'ground';
  box: { x: number; y: number; width: number; height: number };
  color: string;
}

/** One line of text. Consecutive lines with the same `part` are read as one. */
export interface Words {
  kind: 'words';
  text: string;
  x: number;
  /** Baseline of the letters */
  y: number;
  lettering: Lettering;
  color: string;
  /** Its role for screen readers */
  tag: 'H1' | 'H2' | 'P' | 'LI';
  part: string;
  /** Target of the link */
  href?: string | undefined;
}

type Placed = Omit<Words, 'kind' | 'text' | 'tag' | 'part'> & Partial<Pick<Words, 'tag' | 'part'>>;

/** Returns a line of text; by default a paragraph of its own. */
export const wordsOf = (text: string, placed: Placed): Words => ({
  kind: 'words',
  text,
  tag: 'P',
  part: text,
  ...placed,
});

type Structure = PDFKit.PDFStructureElement;

export interface TaggedPdf {
  document: PDFKit.PDFDocument;
  /** The structure that screen readers read, in order */
  root: Structure;
  /** Ends the document and returns its bytes. */
  finish: () => Promise<Buffer>;
}

interface About {
  title: string;
  author: string;
  /** Points */
  size: { width: number; height: number };
}

/** Opens a PDF that is tagged for screen readers, with real text and embedded fonts. The caller adds the pages. */
export function openPdf({ title, author, size }: About): TaggedPdf {
  const document = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    // The types only know PDF/A.
    subset: 'PDF/UA' as 'PDF/A-1a',
    info: { Title: withoutControls(title), Author: withoutControls(author) },
  });
  const bytes = buffer(document);
  const root = document.struct('Document');
  document.addStructure(root);
  const finish = () => {
    root.end();
    document.end();
    return bytes;
  };
  return { document, root, finish };
}

/**
 * Returns a function that paints the lines of one page. Lines of one part are read as one, consecutive items as one
 * list.
 */
export function wordsPainter({ document, root }: TaggedPdf): (words: Words) => void {
  let list: Structure | undefined;
  let open: { part: string; structure: Structure } | undefined;
  return (words) => {
    if (open?.part !== words.part) {
      if (words.tag !== 'LI') list = undefined;
      else if (!list) {
        list = document.struct('L');
        root.add(list);
      }
      open = { part: words.part, structure: structureOf(document, words, list ?? root) };
    }
    paintWords(document, open.structure, words);
  };
}

export const paintGround = (pdf: TaggedPdf, { box: { x, y, width, height }, color }: Ground): void =>
  artifact(pdf, () => pdf.document.rect(x, y, width, height).fill(color));

/** Paints decoration, which screen readers skip. */
export function artifact({ document }: TaggedPdf, paint: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  paint();
  document.endMarkedContent();
}

/** Returns the element in which the lines of a part are read, with a link in it if the part has one. */
function structureOf(document: PDFKit.PDFDocument, { tag, href }: Words, parent: Structure): Structure {
  const structure = document.struct(tag);
  parent.add(structure);
  const inner = tag === 'LI' ? document.struct('LBody') : href ? document.struct('Link') : undefined;
  if (inner) structure.add(inner);
  return inner ?? structure;
}

function paintWords(document: PDFKit.PDFDocument, structure: Structure, words: Words): void {
  const { text, x, y, lettering, color, href } = words;
  const { size, spacing = 0 } = lettering;
  structure.add(() => {
    for (const run of placedRuns(text, lettering)) {
      document
        .font(run.path)
        .fontSize(size)
        .fillColor(color)
        // `features` keeps the line together: otherwise pdfkit would shape and reverse each word separately.
        .text(run.text, x + run.x, y, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: spacing * size,
          features: ['kern'],
        });
    }
  });
  if (!href) return;
  const link = { structParent: structure, Contents: new String(text) };
  document.link(x, y - size, widthOf(text, lettering), size * 1.3, href, link as never);
}
