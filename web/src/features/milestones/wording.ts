export const milestonesWording = {
  title: 'Milestone Achievements',
  loading: 'Loading milestones...',
  loadFailure: 'Failed to load milestones',
  fallbacks: [
    {
      year: '2023',
      title: 'Major Runway Shows',
      description:
        'Opened or closed the show on four large stages in one season, and trained the first-time models who walked in two of them.',
    },
    {
      year: '2022',
      title: 'Campaign Season',
      description:
        'A year in front of the camera: print and outdoor campaigns for menswear, knitwear and everyday clothes, shot between Nairobi and the coast.',
    },
  ],
};
