export const projectsWording = {
  loadFailure: 'Failed to load projects',
  loading: 'Loading projects...',
  empty: 'No projects found matching your criteria.',
  notSpecified: 'Not specified',
  details: 'Details',
  /** Decorative, in this order */
  tags: ['Youth Programs', 'Fashion Events', 'Community Outreach', 'Mentorship', 'Education'],
  viewMore: 'View More',
};
