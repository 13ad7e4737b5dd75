export const wording = {
  kinds: {
    portfolio: 'Portfolio',
    posts: 'Blog posts',
    projects: 'Projects',
    events: 'Events',
    volunteers: 'Volunteers',
    messages: 'Messages',
    bookings: 'Bookings',
  },
};
