/** What a volunteer can choose, in the order of each theme's form. The CMS accepts the options of both. */
export const VOLUNTEER_OPTIONS = {
  classic: {
    availability: ['Weekdays', 'Evenings', 'Weekends', 'Full-time'],
    skills: [
      'Design',
      'Photography',
      'Event Planning',
      'Teaching',
      'Marketing',
      'Social Media',
      'Writing',
      'Administration',
    ],
    interests: ['Fashion', 'Youth Mentorship', 'Community Work', 'Education', 'Arts & Culture', 'Media'],
  },
  modern: {
    availability: ['Weekdays', 'Weekends', 'Evenings', 'Mornings', 'Full-time', 'Part-time'],
    skills: [
      'Event Planning',
      'Teaching',
      'Photography',
      'Design',
      'Marketing',
      'Social Media',
      'Writing',
      'Public Speaking',
    ],
    interests: [
      'Youth Mentorship',
      'Fashion',
      'Education',
      'Environment',
      'Art & Culture',
      'Community Outreach',
    ],
  },
} as const;
