import type { PortfolioItemRow } from '../../src/features/portfolio/documents';
import { buildUploadFile } from './upload-file';

export function buildPortfolioRow(values: Partial<PortfolioItemRow> = {}): PortfolioItemRow {
  return {
    documentId: 'item1',
    title: 'Silk study',
    category: 'Editorial',
    description: null,
    createdAt: '2024-03-01T09:00:00.000Z',
    image: buildUploadFile(),
    ...values,
  };
}
