import { openPdf, paintGround, wordsPainter } from '../drawing/tagged-pdf';
import { A4, pagesOf } from './quote-layout';
import type { DrawQuote } from './quote-paper';
import { quoteWording } from './wording';

/** Draws a quote, payment request or receipt as a tagged PDF with real text and embedded fonts. */
export const drawQuote: DrawQuote = async (order) => {
  const pdf = openPdf({ title: quoteWording.title(order.paper), author: order.paper.from.name, size: A4 });
  for (const elements of pagesOf(order)) {
    pdf.document.addPage();
    const paintWords = wordsPainter(pdf);
    for (const element of elements) {
      if (element.kind === 'words') paintWords(element);
      else paintGround(pdf, element);
    }
  }
  return pdf.finish();
};
