import type { EventRow } from '../../src/features/events/documents';
import { buildUploadFile } from './upload-file';

export function buildEventRow(values: Partial<EventRow> = {}): EventRow {
  return {
    documentId: 'event1',
    title: 'Gala night',
    description: 'An evening of fashion.',
    date: '2024-06-15',
    time: '18:00:00.000',
    location: 'Nairobi',
    type: 'judging',
    status: 'upcoming',
    maxAttendees: 100,
    image: buildUploadFile(),
    ...values,
  };
}
