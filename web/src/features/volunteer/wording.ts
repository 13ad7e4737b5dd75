export const volunteerWording = {
  /** Instead of the form while the owner has switched applications off */
  closed: 'Volunteer applications are closed',
  project: 'Project',
  anyProject: 'Any project',
  badPhone: 'Enter a phone number, such as +254 712 345678.',
};
