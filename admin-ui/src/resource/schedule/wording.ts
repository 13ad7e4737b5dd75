import { zoneName } from '../../../../cms/src/shared/place';
/** Texts for publishing schedules on cards, in editors and in the list of scheduled items. */
export const wording = {
  schedule: 'Schedule',
  title: (name: string) => `Schedule “${name}”`,
  get hint() {
    return `Times are in ${zoneName()}.`;
  },
  publishAt: 'Goes out',
  unpublishAt: 'Comes down',
  publishHint: 'Visitors cannot see it until then.',
  publishChangesHint: 'The draft saved at that time is published.',
  unpublishHint: 'Leave empty to keep it published.',
  save: 'Save schedule',
  saving: 'Saving...',
  end: 'Clear schedule',
  unsaved: 'You have unsaved changes. Only saved changes are published.',
  isShown: 'Visible to visitors.',
  isHidden: 'Hidden from visitors.',
  show: 'Show now',
  hide: 'Hide now',

  hidden: 'Hidden from visitors',
  goesOut: (when: string) => `Goes out ${when}`,
  leaves: (when: string) => `Comes down ${when}`,
  heldBack: (when: string, problem: string) => `Not published on ${when}: ${problem}`,

  scheduled: 'Schedule saved',
  ended: 'Schedule cleared',
  shown: 'Now visible to visitors',
  hid: 'Now hidden from visitors',
  failed: (reason: string) => `Failed to save the schedule: ${reason}`,
  showFailed: (reason: string) => `Failed to show or hide it: ${reason}`,
  loadFailure: 'Failed to load the schedule',
};
