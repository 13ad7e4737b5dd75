export const wording = {
  title: 'Settings',
  general: 'General',
  place: 'Where you work',
  features: 'Feature Toggles',
  mail: 'Notifications',
  noMail: 'Email is not set up on the server.',
  retention: "Visitors' data",
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  stay: 'Never',
  advanced: 'Advanced',
  maintenanceWarning: 'When enabled, only administrators can access the site. Others see a maintenance page.',
  save: 'Save Settings',
  saving: 'Saving...',
  on: 'On',
  off: 'Off',

  siteTitleMissing: 'Please enter a site title',

  loadFailure: 'Failed to load settings',
  saveFailed: 'Failed to save settings',
  saved: 'Settings saved successfully',
};
