import { place } from '../../../../cms/src/shared/place';
export const volunteerWording = {
  /** Shown instead of the form while applications are off */
  closed: 'Volunteer applications are closed',
  project: 'Project',
  anyProject: 'Any project',
  get badPhone() {
    return `Enter a phone number, such as ${place().phoneExample}.`;
  },
};
