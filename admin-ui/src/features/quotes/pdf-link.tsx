import { Anchor } from '@mantine/core';
import type { Quote } from './quote';
import { wording } from './wording';

export function PdfLink({ quote: { documentId, number } }: { quote: Quote }) {
  return (
    <Anchor href={`/admin/quotes/${documentId}.pdf`} target="_blank" style={{ alignSelf: 'center' }}>
      {number ? wording.pdfOf(number) : wording.pdf}
    </Anchor>
  );
}
