/** Of what `forms.ts` holds for every type. */
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
    licence: { label: 'Licence', help: 'What was agreed. Never shown to visitors' },
    territory: { label: 'Territory', help: 'Never shown to visitors', half: true },
    lastDay: {
      label: 'Last day',
      help: 'In Nairobi; from the day after visitors see the picture nowhere',
      half: true,
    },
  },
} as const;
