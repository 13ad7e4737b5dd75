export const volunteerWording = {
  /** Shown instead of the form while applications are off */
  closed: 'Volunteer applications are closed',
  project: 'Project',
  anyProject: 'Any project',
  badPhone: 'Enter a phone number, such as +254 712 345678.',
};
