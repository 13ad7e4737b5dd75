import { calendarDay } from '../../dates/format';

export const wording = {
  title: 'Media',
  search: 'Search files by name or description',
  sorts: { 'createdAt:desc': 'Newest first', 'createdAt:asc': 'Oldest first' },
  filter: 'Rights',
  all: 'All files',
  rights: {
    ending: 'Ending within 30 days',
    past: 'Past their last day',
    uncredited: 'Without credits',
  },
  video: 'Video',
  noCredits: 'No credits',
  noDescription: 'No description',
  until: (day: string) => `Until ${calendarDay(day)}`,
  states: { past: 'No longer shown', ending: 'Ends soon' },
  open: (name: string) => `Edit ${name}`,

  emptyTitle: 'No files found',
  emptyText:
    'Pictures and videos appear here once they are uploaded with an item, or adjust your search filters.',

  fields: {
    alternativeText: 'Description',
    photographer: 'Photographer',
    stylist: 'Stylist',
    makeUp: 'Make-up',
    designer: 'Designer',
    copyrightNotice: 'Copyright notice',
    licence: 'Licence',
    territory: 'Territory',
    lastDay: 'Last day',
  },
  help: {
    alternativeText: 'What the file shows, for people who do not see it',
    copyrightNotice: 'Shown to search engines, such as © 2026 Amani Otieno',
    licence: 'What was agreed; only you see it',
    territory: 'Where it may be used; only you see it',
    lastDay: 'In Nairobi. The day after, visitors see the picture nowhere. Empty: no end',
  },
  fromFile: 'From the file:',
  use: 'Use',
  takeLabel: (field: string) => `Use for ${field}`,

  save: 'Save',
  saving: 'Saving...',
  pastDay: 'This day is over',
  pastDayText: (day: string) =>
    `${calendarDay(day)} has passed: the picture leaves the site at once, everywhere it is used.`,
  saveAnyway: 'Save and hide it',

  loadFailure: 'Failed to load files',
  saveFailed: 'Failed to save file',
  updated: 'File updated successfully',
};
