/** Sentences about this model. The site has built-in ones for the others, which fit any model. */
export const pageTexts = {
  portfolioLead: 'Runway, editorial and commercial work.',
  portfolioDescription: 'Portfolio of {name}: editorial, runway and commercial images.',
  eventsLead: 'Panels, stages and appearances, latest first.',
  eventsDescription: 'Events that {name} judges, organizes and appears at.',
  projectsLead: 'Work done together.',
  projectsDescription: 'Community projects of {name}, and how to take part.',
  projectTags: ['Youth Programs', 'Fashion Events', 'Community Outreach', 'Mentorship', 'Education'],
  blogDescription: 'Articles by {name} on runway, judging, events and mentoring.',
  contactDescription: 'Write to {name} about bookings, events and collaborations.',
  volunteerLead: 'Give a few hours. Tell us when you are free and what you enjoy.',
  volunteerDescription: 'Apply to volunteer with {name} at events and youth projects.',
};
