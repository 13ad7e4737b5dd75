import type { ProjectRow } from '../../src/features/projects/documents';
import { buildUploadFile } from './upload-file';

export function buildProjectRow(values: Partial<ProjectRow> = {}): ProjectRow {
  return {
    documentId: 'project1',
    title: 'Stage school',
    description: 'Weekly classes.',
    duration: '6 months',
    location: 'Nairobi',
    status: 'ongoing',
    volunteersCount: 10,
    acceptsVolunteers: true,
    createdAt: '2024-03-01T09:00:00.000Z',
    media: { ...buildUploadFile(), size: 900, seconds: null },
    poster: null,
    ...values,
  };
}
