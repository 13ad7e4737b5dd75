/** Part of `forms.ts`. */
export const pictureRightsForm = {
  columns: ['file', 'photographer', 'lastDay', 'updatedAt'],
  sortBy: 'lastDay',
  fields: {
    photographer: { label: 'Photographer', half: true },
    stylist: { label: 'Stylist', half: true },
    makeUp: { label: 'Make-up', half: true },
    designer: { label: 'Designer', half: true },
    file: { label: 'File', locked: true },
    copyrightNotice: { label: 'Copyright notice', help: 'Such as © 2026 Amani Otieno' },
    licence: { label: 'Licence', help: 'The agreed terms. Not shown to visitors' },
    territory: { label: 'Territory', help: 'Not shown to visitors', half: true },
    lastDay: {
      label: 'Usage rights end',
      help: 'Hidden from visitors after this date (Nairobi time)',
      half: true,
    },
  },
} as const;
