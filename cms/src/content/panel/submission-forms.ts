/** Part of `forms.ts`: submissions of visitors. */
export const messageForm = {
  columns: ['senderName', 'subject', 'isRead', 'isArchived', 'createdAt'],
  fields: {
    senderName: { label: 'From', half: true },
    senderEmail: { label: "Sender's email", half: true },
    subject: { label: 'Subject' },
    message: { label: 'Message' },
    isRead: { label: 'Read', half: true },
    isArchived: { label: 'Archived', half: true },
  },
} as const;

export const commentForm = {
  columns: ['name', 'text', 'status', 'blogPost', 'createdAt'],
  fields: {
    name: { label: 'Name', half: true },
    email: { label: 'Email', help: 'Not shown to visitors', half: true },
    text: { label: 'Comment' },
    status: { label: 'Status', half: true },
    blogPost: { label: 'Blog post', half: true },
  },
} as const;

export const bookingForm = {
  columns: ['name', 'service', 'firstDay', 'state', 'createdAt'],
  fields: {
    name: { label: 'Client', half: true },
    state: { label: 'State', help: "Changed in the owner's area", half: true, locked: true },
    email: { label: 'Email', half: true },
    phone: { label: 'Phone', half: true },
    service: { label: 'Service', half: true },
    unit: { label: 'Charged per', half: true },
    quantity: { label: 'Quantity', half: true },
    extras: { label: 'Extras', help: 'One entry per line' },
    firstDay: { label: 'First day', half: true },
    lastDay: { label: 'Last day', half: true },
    startTime: { label: 'Call time', help: 'Nairobi time, such as 09:30', half: true },
    city: { label: 'City', half: true },
    venue: { label: 'Venue' },
    notes: { label: "Client's notes" },
    ownersNote: { label: "Owner's note" },
    holdRank: {
      label: 'Option',
      help: '1 is the first option on these dates',
      half: true,
      locked: true,
    },
    holdEndsAt: { label: 'Option ends', half: true, locked: true },
    estimate: { label: 'Estimate', help: 'As sent to the client', locked: true },
  },
} as const;

export const awayForm = {
  columns: ['note', 'firstDay', 'lastDay'],
  sortBy: 'firstDay',
  fields: {
    note: { label: 'Note', help: 'Private. Visitors see only that you are away' },
    firstDay: { label: 'First day', half: true },
    lastDay: { label: 'Last day', half: true },
  },
} as const;

export const volunteerForm = {
  columns: ['name', 'status', 'project', 'createdAt'],
  fields: {
    name: { label: 'Name', half: true },
    status: { label: 'Status', half: true },
    email: { label: 'Email', half: true },
    phone: { label: 'Phone', half: true },
    project: { label: 'Project' },
    availability: { label: 'Availability', help: 'One entry per line' },
    skills: { label: 'Skills', help: 'One entry per line' },
    interests: { label: 'Interests', help: 'One entry per line' },
    message: { label: 'Message' },
  },
} as const;
