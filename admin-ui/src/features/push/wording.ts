export const wording = {
  title: 'Notifications on your devices',
  text: 'A device shows “Something new on your site” when a notification is due, also while this page is closed. What it is about stays on your site.',
  loadFailure: 'Failed to load the devices with notifications',
  turnOn: 'Turn on on this device',
  turnedOn: 'Notifications are on',
  wasOn:
    'Notifications on this device have ended, because you signed out, removed it, or a secret of this site changed. You can turn them on again.',
  notReached:
    'This browser could not reach its push service. Check the connection, and that the browser allows notifications.',
  obstacles: {
    denied:
      'This browser does not allow notifications of this site. Allow them in its settings for this site, then try again.',
    iphone:
      'On an iPhone, first add this page to the Home Screen: tap Share, then “Add to Home Screen”. Open it from there and turn notifications on.',
    unsupported:
      'This browser cannot show notifications of this address. They need https, and a current browser.',
  },
  facts: (name: string, day: string, isThisOne: boolean) =>
    `${name}, turned on on ${day}${isThisOne ? ' (this device)' : ''}`,
  remove: 'Remove',
  removeOne: (name: string, day: string) => `Remove ${name}, turned on on ${day}`,
  removed: 'Device removed',
  removeFailed: 'Failed to remove the device',
};
