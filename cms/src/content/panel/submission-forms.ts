/** Of what `forms.ts` holds for every type: what visitors send. */
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
    email: { label: 'Email', help: 'Never shown to visitors', half: true },
    text: { label: 'Comment' },
    status: { label: 'Decision', half: true },
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
    unit: { label: 'Booked by', half: true },
    quantity: { label: 'How many', half: true },
    extras: { label: 'Extras', help: 'One entry per line' },
    firstDay: { label: 'First day', half: true },
    lastDay: { label: 'Last day', half: true },
    startTime: { label: 'Begins at', help: "Nairobi's time, such as 09:30", half: true },
    city: { label: 'City', half: true },
    venue: { label: 'Venue' },
    notes: { label: 'Notes of the client' },
    ownersNote: { label: "Owner's note" },
    holdRank: {
      label: 'Hold',
      help: '1 + the number of earlier options on the busiest day',
      half: true,
      locked: true,
    },
    holdEndsAt: { label: 'Hold ends', half: true, locked: true },
    estimate: { label: 'Estimate', help: 'As it was sent', locked: true },
  },
} as const;

export const awayForm = {
  columns: ['note', 'firstDay', 'lastDay'],
  sortBy: 'firstDay',
  fields: {
    note: { label: 'Note', help: 'For you alone: visitors read that you are away' },
    firstDay: { label: 'First day', half: true },
    lastDay: { label: 'Last day', half: true },
  },
} as const;

export const volunteerForm = {
  columns: ['name', 'status', 'project', 'createdAt'],
  fields: {
    name: { label: 'Name', half: true },
    status: { label: 'Decision', half: true },
    email: { label: 'Email', half: true },
    phone: { label: 'Phone', half: true },
    project: { label: 'Project' },
    availability: { label: 'Availability', help: 'One entry per line' },
    skills: { label: 'Skills', help: 'One entry per line' },
    interests: { label: 'Interests', help: 'One entry per line' },
    message: { label: 'Message' },
  },
} as const;
