import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { withoutControls } from '../../src/texts/without-controls';
import { type Lettering, placedRuns, widthOf } from '../lettering/letters';

/** One line of text. Lines with the same `part` that follow each other are read as one. */
export interface Words {
  kind: 'words';
  text: string;
  x: number;
  /** The line that the letters stand on */
  y: number;
  lettering: Lettering;
  color: string;
  /** What it is for a screen reader */
  tag: 'H1' | 'H2' | 'P' | 'LI';
  part: string;
  /** Where it leads */
  href?: string;
}

type Structure = PDFKit.PDFStructureElement;

export interface TaggedPdf {
  document: PDFKit.PDFDocument;
  /** What screen readers read, in order */
  root: Structure;
  /** Ends the document. @returns its bytes */
  finish: () => Promise<Buffer>;
}

interface About {
  title: string;
  author: string;
  /** Points */
  size: { width: number; height: number };
}

/** A PDF that is tagged for screen readers, its letters as text and its fonts in it; pages are added by who paints. */
export function openPdf({ title, author, size }: About): TaggedPdf {
  const document = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    // The types know of PDF/A alone.
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

/** Paints lines of one page: those of one part are read as one, items that follow each other as one list. */
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

/** What a screen reader passes over. */
export function artifact({ document }: TaggedPdf, paint: () => void): void {
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
  const { size, spacing = 0 } = lettering;
  structure.add(() => {
    for (const run of placedRuns(text, lettering)) {
      document
        .font(run.path)
        .fontSize(size)
        .fillColor(color)
        // Features keep the line together: pdfkit would shape, and turn around, each word for itself.
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
