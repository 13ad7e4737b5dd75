export const wording = {
  title: 'Settings',
  general: 'General',
  place: 'Where you work',
  features: 'Feature Toggles',
  notifications: 'Notifications',
  testMail: {
    notSetUp: 'Email is not set up: notifications reach only the devices on which you turned them on.',
    send: 'Send a test email',
    sent: 'Test email sent. Look for it in your mailbox, also under spam.',
  },
  retention: "Visitors' data",
  links: 'Links that say where visitors come from',
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  stay: 'Never',
  advanced: 'Advanced',
  maintenanceWarning: 'When enabled, only administrators can access the site. Others see a maintenance page.',
  save: 'Save Settings',
  saving: 'Saving...',
  on: 'On',
  off: 'Off',

  mark: 'Shown in icons instead of your initials. Square, at least 512 pixels wide',
  siteTitleMissing: 'Please enter a site title',

  loadFailure: 'Failed to load settings',
  saveFailed: 'Failed to save settings',
  saved: 'Settings saved successfully',
};
