import type { FileRefusals } from '../shared/refusal-params';
import type { Sentences } from '../shared/refusals';
import type { UploadSort } from '../shared/uploads';

const SORTS: Record<UploadSort, string> = { image: 'an image', video: 'a video', captions: 'captions' };

/** Refusals of uploads, of stored files and of their rights. Those of sizes are in `content/rules/wording.ts`. */
export const fileRefusals = {
  FILE_EMPTY: 'This file is empty. Choose another one.',
  FILE_TYPE_NOT_ACCEPTED: 'Choose a JPG, PNG, WEBP or GIF image, or an MP4, MOV or WEBM video.',
  FILE_ENDING_WRONG: ({ type, ending }) =>
    `This file contains ${type} data. Rename it so that it ends in ${ending}.`,
  IMAGE_DAMAGED: 'The image is damaged and cannot be read. Choose another one.',
  IMAGE_TOO_LARGE: ({ megapixels }) =>
    `The image has more than ${megapixels} megapixels. Choose a smaller one.`,
  IMAGE_TOO_SLOW: 'The image takes too long to read. Choose a smaller one.',
  ANIMATION_TOO_LARGE: 'The animation has too many frames for its size. Choose a shorter or smaller one.',
  PNG_ANIMATED:
    'An animated PNG would lose its movement. Choose an animated GIF or WEBP, or a PNG with one frame.',
  VIDEO_DAMAGED: 'The video is damaged and cannot be read. Choose another one.',
  VIDEO_INCOMPLETE: 'A part of this film is missing. Copy or export it again from where it was made.',
  VIDEO_HEVC:
    'This film uses HEVC, which many browsers cannot play. On an iPhone choose Settings, Camera, Formats, Most Compatible; on a Samsung turn off High efficiency videos. Then record or export it again.',
  VIDEO_CODEC_UNPLAYABLE: ({ codec }) =>
    `This film uses ${codec}, which many browsers cannot play. Export it as MP4 with H.264 and AAC.`,
  VIDEO_WITHOUT_PICTURE: 'This film has sound only. Export it again with its picture.',
  VIDEO_TRACK_UNKNOWN:
    'The video contains extra data that may reveal where it was filmed. Export it again with picture and sound only.',
  CAPTIONS_NOT_WEBVTT: 'This is not a WebVTT file. Export the captions as WebVTT (.vtt).',
  CAPTIONS_NOT_UTF8: 'The captions are not written in UTF-8. Export them as WebVTT (.vtt) in UTF-8.',
  CAPTIONS_WITHOUT_TIMES:
    'The captions have no timings, such as 00:01.000 --> 00:04.000. Export them again as WebVTT (.vtt).',
  UPLOAD_FROM_ADDRESS: 'Files cannot be uploaded from a web address. Upload the file itself.',

  FILE_GONE: 'This file no longer exists.',
  NEW_FILE_GONE: 'The new file is no longer available. Choose it again.',
  NEW_FILE_IN_USE: 'The new file is already used elsewhere. Upload it again.',
  NEW_FILE_OTHER_SORT: ({ sort }) => `The new file must be ${SORTS[sort]} too.`,
  FILE_FORMAT_FIXED: ({ type }) => `Choose a file in the same format as the current one (${type}).`,

  FILE_INFO_INVALID: 'Send the description as a JSON object, such as {"alternativeText": "A look in blue"}.',
  FILE_FOLDER_INVALID: 'Choose an existing folder by its number.',
  FOCAL_POINT_INVALID: 'Enter the focal point as x and y, in percent from the left and the top.',
  DAY_TO_COME: 'Enter a day that is not in the future.',
  CONSENT_ENDS_BEFORE: 'The consent must end on the day on which it was given, or later.',
  CONSENT_TOO_LONG: ({ latest }) =>
    `A consent for a child lasts 5 years at most and ends before the 18th birthday. Enter ${latest} or an earlier day.`,
  RIGHTS_BELONG_TO_FILE: 'Rights are created and deleted with their file. Edit the file instead.',
} satisfies Sentences<Omit<FileRefusals, 'FILE_SORT_NOT_ACCEPTED' | 'FILE_TOO_LARGE'>>;
