export const wording = {
  title: 'Settings',
  general: 'General',
  features: 'Feature Toggles',
  mail: 'Mail for you',
  paces: { at_once: 'At once', daily: 'Once a day, at 8:00 Nairobi time', never: 'Not by mail' },
  noMail: 'This site sends no mail: no mail server is set up on its machine.',
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
  badMonths: 'Please enter whole months from 1 to 120, or nothing',

  loadFailure: 'Failed to load settings',
  saveFailed: 'Failed to save settings',
  saved: 'Settings saved successfully',
};
