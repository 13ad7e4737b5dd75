export const projectsWording = {
  loadFailure: 'Failed to load projects',
  loading: 'Loading projects...',
  empty: 'No projects found matching your criteria.',
  notSpecified: 'Not specified',
  duration: 'Duration',
  location: 'Location',
  places: 'Volunteer places',
  announced: 'Announced',
  volunteer: 'Volunteer for this project',
  details: 'Details',
  viewMore: 'View More',
};
