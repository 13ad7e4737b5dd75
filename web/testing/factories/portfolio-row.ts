import type { PortfolioItemRow } from '../../src/features/portfolio/documents';
import { buildUploadFile } from './upload-file';

export function buildPortfolioRow(values: Partial<PortfolioItemRow> = {}): PortfolioItemRow {
  return {
    documentId: 'item1',
    title: 'Silk study',
    category: 'Editorial',
    description: null,
    year: 2024,
    image: buildUploadFile(),
    ...values,
  };
}
