import { CONTENT_TYPES } from '../../strapi/content-types.gen';

export const wording = {
  title: 'Events Management',
  search: 'Search events',
  sorts: {
    'date:desc': 'Latest first',
    'date:asc': 'Earliest first',
    'title:asc': 'Title, A to Z',
    'title:desc': 'Title, Z to A',
  },
  add: 'Add New Event',
  tabs: { all: 'All Events', ...CONTENT_TYPES.event.status.choices },
  attendees: (count: number) => `Max ${count} attendees`,
  noImage: 'No image',
  passed: 'This date has passed. Visitors see the event as completed.',
  complete: 'Mark as completed',
  completeOne: (title: string) => `Mark ${title} as completed`,

  emptyTitle: 'No events found',
  emptyText: 'Add a new event or adjust your search filters.',

  createTitle: 'Add New Event',
  editTitle: 'Edit Event',
  create: 'Create Event',
  creating: 'Creating...',
  update: 'Update Event',
  updating: 'Updating...',
  image: 'Image',

  missing: 'Please fill in all required fields',

  loadFailure: 'Failed to load events',
  saveFailed: 'Failed to save event',
  deleteFailed: 'Failed to delete event',
  uploadFailed: (reason: string) => `Failed to upload image: ${reason}`,
  created: 'Event created successfully',
  updated: 'Event updated successfully',
  deleted: () => 'Event deleted successfully',
  confirmDelete: () => 'Are you sure you want to delete this event?',
};
