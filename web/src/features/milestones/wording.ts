export const milestonesWording = {
  title: 'Milestone Achievements',
  loading: 'Loading milestones...',
  loadFailure: 'Failed to load milestones',
  /** They name no achievement that the owner would have to answer for. */
  fallbacks: [
    {
      year: '2023',
      title: 'Major Runway Shows',
      description: 'Runway work of the year 2023.',
    },
    {
      year: '2022',
      title: 'Campaign Season',
      description: 'Campaign work of the year 2022.',
    },
  ],
};
