import { LARGEST_UPLOAD_BYTES, UPLOAD_LIMITS } from '../../../../cms/src/shared/uploads';
import { megabytes } from '../../media/wording';

export const wording = {
  title: 'Digitals',
  intro:
    'Unretouched images by angle, with the date they were taken. The page shows the newest set. After a year it is hidden until you confirm that it is still accurate.',
  add: 'Add new set',
  see: 'See the page',
  name: (day: string) => `Digitals of ${day}`,
  pictures: (count: number) => (count === 1 ? '1 image' : `${count} images`),
  withClip: 'with a walk clip',
  states: {
    SHOWN: 'On the page',
    BEHIND: 'Replaced by a newer set',
    OLD: 'Hidden: older than a year',
  },
  stillTrueSince: (day: string) => `Confirmed as accurate on ${day}.`,
  stillTrue: 'Still accurate',

  emptyTitle: 'No digitals yet',
  emptyText: 'Add a set to show the digitals page and the links to it.',

  createTitle: 'Add a set of digitals',
  editTitle: 'Edit a set of digitals',
  create: 'Add the set',
  creating: 'Adding...',
  update: 'Save the set',
  updating: 'Saving...',
  takenInFuture: 'The date must be today or earlier.',
  picturesMissing: 'Add at least one image.',

  picturesHint: `JPG, PNG, WEBP or HEIC, up to ${megabytes(UPLOAD_LIMITS.digital.image)} each. They are shown in order of angle.`,
  clipHint: `MP4, MOV or WEBM, up to ${megabytes(LARGEST_UPLOAD_BYTES)}. Visitors start it themselves.`,
  choosePictures: 'Choose images',
  chooseClip: 'Choose a clip',
  angleOf: (place: number) => `Angle of image ${place}`,
  removePicture: (place: number, angle: string) => `Remove image ${place}, ${angle}`,
  removeClip: 'Remove the clip',
  currentClip: 'Walk clip of this set',
  onlyPictures: 'Add only images here. Add the walk clip below.',
  onlyClips: 'Add only videos here: MP4, MOV or WEBM.',

  missing: 'Please fill in all required fields',
  loadFailure: 'Failed to load digitals',
  saveFailed: 'Failed to save the digitals',
  deleteFailed: 'Failed to delete the digitals',
  created: 'Digitals added',
  updated: 'Digitals saved',
  saidStillTrue: 'The set is shown on the page again',
  deleted: () => 'Digitals deleted',
  confirmDelete: () => 'Are you sure you want to delete this set of digitals?',
};
