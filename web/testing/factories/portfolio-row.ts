import type { FrameFileRow, PieceRow, PortfolioItemRow } from '../../src/features/portfolio/documents';
import { buildUploadFile } from './upload-file';

export function buildPortfolioRow(values: Partial<PortfolioItemRow> = {}): PortfolioItemRow {
  return {
    documentId: 'item1',
    slug: 'silk-study',
    title: 'Silk study',
    category: 'Editorial',
    description: null,
    year: 2024,
    pictureCount: 1,
    filmCount: 0,
    cover: buildUploadFile(),
    ...values,
  };
}

/** A file of a story: a picture, or a film if `mime` says so. */
export function buildFrameFile(values: Partial<FrameFileRow> = {}): FrameFileRow {
  return {
    ...buildUploadFile(),
    size: 300,
    seconds: null,
    createdAt: '2024-05-03T09:00:00.000Z',
    credits: null,
    ...values,
  };
}

type StoryRow = PieceRow['item'];

/** A frame of a story with this file. */
export const buildFrame = (values: Partial<FrameFileRow>, more: Partial<FrameRow> = {}): FrameRow => ({
  id: `frame of ${values.url}`,
  file: buildFrameFile(values),
  poster: null,
  captions: null,
  ...more,
});

type FrameRow = NonNullable<NonNullable<StoryRow['frames']>[number]>;

/** A piece with its frames, as its page loads it. */
export function buildPieceRow(item: Partial<StoryRow> = {}, links: Partial<PieceRow> = {}): PieceRow {
  const story = { ...buildPortfolioRow(), image: buildFrameFile(), frames: [], ...item };
  return { item: story, previous: null, next: null, ...links };
}
