import {
  CAPTIONS_BYTES,
  LARGEST_UPLOAD_BYTES,
  UPLOAD_LIMITS,
  type UploadLimits,
} from '../../../cms/src/shared/uploads';

const MB = 1024 * 1024;

/** Returns '12.4MB', rounded up so that it never shows the limit it exceeds. */
export function megabytes(bytes: number): string {
  const tenths = Math.ceil((10 * bytes) / MB) / 10;
  return `${tenths}MB`;
}

const { portfolio, milestone, blog, event, project, digital, post, page } = UPLOAD_LIMITS;

const imagesAndVideos = ({ image }: UploadLimits) =>
  `Images up to ${megabytes(image)}, videos up to ${megabytes(LARGEST_UPLOAD_BYTES)}`;

export const wording = {
  whoFailed: 'Failed to save who can be recognised',
  childHidden: 'Visitors do not see an image of a child without a consent for this site.',
  recordConsent: 'Record the consent',
  onlyImages: 'Only image files are allowed',
  onlyImagesOrVideos: 'Only image or video files are allowed',
  unsupportedImage: 'This kind of image is not supported. Please choose JPG, PNG, GIF or WEBP.',
  unsupportedVideo: 'This kind of video is not supported. Please choose MP4, MOV or WEBM.',
  empty: 'This file is empty.',
  heicUnreadable: 'This HEIC image could not be read. Export it as JPG and choose that file.',
  heicNoise:
    'This browser protects your privacy by changing images, so it cannot convert HEIC. Choose a JPG, or use another browser.',
  unreadable: (name: string) =>
    `“${name}” could not be read. Choose it again. Files stored in the cloud need an internet connection.`,
  checking: 'Getting the file ready...',
  tooLarge: (kind: 'image' | 'video', size: string, limit: string) =>
    `This ${kind} is ${size}. The limit is ${limit}.`,

  hints: {
    portfolio: `PNG, JPG, GIF up to ${megabytes(portfolio.image)}, films (MP4, MOV or WEBM) up to ${megabytes(LARGEST_UPLOAD_BYTES)}`,
    milestone: `PNG, JPG or WEBP up to ${megabytes(milestone.image)}`,
    blog: `Max ${megabytes(blog.image)}`,
    event: `Max ${megabytes(event.image)}`,
    project: imagesAndVideos(project),
    digital: imagesAndVideos(digital),
    post: `Max ${megabytes(post.image)}`,
    page: `Max ${megabytes(page.image)}`,
  },
  refused: 'This file cannot be used. Choose another one or continue without it.',
  continueWithout: 'Continue without file',
  choose: 'Choose a file',
  replace: 'Choose another',
  drop: 'or drop or paste it here',
  takePhoto: 'Take a photo',
  remove: { image: 'Remove image', video: 'Remove video' },
  removed: 'The file will be removed when you save.',
  keepAfterAll: 'Keep file',
  altLabel: { image: 'What does the image show?', video: 'What does the video show?' },
  altHint: 'Read aloud to people who cannot see it.',
  uploading: 'Uploading',
  uploadFailed: 'Failed to upload the image',
  onlyFirst: 'Only one file fits here. The first one was used.',
  replaceQuestion: 'Replace the image with the one you pasted?',
  replaceYes: 'Replace',
  savedPreview: 'Current file',
  film: 'the film',

  dropSeveral: 'or drop them here',
  dropOrPaste: 'or drop or paste them here',
  uploadingOf: (name: string) => `Uploading ${name}`,
  tryAgain: 'Try again',
  dismiss: (name: string) => `Remove ${name}`,
  notTaken: 'Some files could not be uploaded. Try again or remove them.',
  unknownReason: 'The upload failed. Please try again.',

  captionsHint: `A WebVTT file (.vtt), up to ${megabytes(CAPTIONS_BYTES)}: a text version of speech and sounds, for people who cannot hear it.`,
  chooseCaptions: 'Choose captions',
  viewCaptions: 'View captions',
  removeCaptions: 'Remove the captions',
  noCaptions: 'This is not a WebVTT file. Export the captions as WebVTT (.vtt).',
  captionsWithoutTimes:
    'The captions have no timings that browsers read, such as 00:01.000 --> 00:04.000. Export them again as WebVTT (.vtt).',
  captionsNotUsed: 'These captions were not added.',
  captionsTooLarge: `The captions are larger than ${megabytes(CAPTIONS_BYTES)}. Choose a smaller file.`,

  setFocus: 'Set focal point',
  focusSet: 'Done',
  focus: 'Focal point of the image',
  focusHint:
    'Tap or drag to mark the part that must stay visible when the image is cropped. You can also use the arrow keys.',
  focusInWords: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
};

/** '0:03', '12:40' */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export const posterWording = {
  chooseMoment: 'Choose a moment',
  momentOf: (name: string) => `Choose a moment of ${name} as its poster`,
  choosePoster: 'Choose a poster image',
  fileFor: (button: string, name: string) => `${button} for ${name}`,
  moment: 'Moment of the poster',
  place: (second: number, length: number) => `${clock(second)} of ${clock(length)}`,
  useMoment: 'Use this moment',
  momentFailed: 'This browser cannot take an image from the film. Choose an image as the poster.',
  closeFilm: 'Close the film',
  isFilm: 'Choose an image as the poster, not a film.',
  noPoster: 'No poster: visitors see a plain box until they play the film.',
};

export const captionsWording = {
  title: 'Add captions',
  hidden: (hidden: number, count: number, line: number) =>
    `${hidden} of ${count} captions will not be shown, the first in line ${line}.`,
  languageLabel: 'Language of the captions',
  language: (tag: string) => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag,
  use: 'Use captions',
};
