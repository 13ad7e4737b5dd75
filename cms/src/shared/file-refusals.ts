import type { UploadSort } from './uploads';

/** Refusals of uploads, of stored files and of their rights. */
export interface FileRefusals {
  FILE_EMPTY: null;
  FILE_TYPE_NOT_ACCEPTED: null;
  /** `ending` with its dot */
  FILE_ENDING_WRONG: { type: string; ending: string };
  FILE_SORT_NOT_ACCEPTED: { videos: boolean };
  FILE_TOO_LARGE: { sort: UploadSort; megabytes: number };
  IMAGE_DAMAGED: null;
  IMAGE_TOO_LARGE: { megapixels: number };
  IMAGE_TOO_SLOW: null;
  ANIMATION_TOO_LARGE: null;
  PNG_ANIMATED: null;
  VIDEO_DAMAGED: null;
  VIDEO_INCOMPLETE: null;
  VIDEO_HEVC: null;
  /** `codec`: its name, such as 'ProRes' */
  VIDEO_CODEC_UNPLAYABLE: { codec: string };
  VIDEO_WITHOUT_PICTURE: null;
  VIDEO_TRACK_UNKNOWN: null;
  CAPTIONS_NOT_WEBVTT: null;
  CAPTIONS_NOT_UTF8: null;
  CAPTIONS_WITHOUT_TIMES: null;
  UPLOAD_FROM_ADDRESS: null;

  FILE_GONE: null;
  /** The new file of a replacement */
  NEW_FILE_GONE: null;
  NEW_FILE_IN_USE: null;
  NEW_FILE_OTHER_SORT: { sort: UploadSort };
  FILE_FORMAT_FIXED: { type: string };

  FILE_INFO_INVALID: null;
  FILE_FOLDER_INVALID: null;
  FOCAL_POINT_INVALID: null;
  RIGHTS_BELONG_TO_FILE: null;
}

/** One example of each, for tests. */
export const FILE_EXAMPLES: FileRefusals = {
  FILE_EMPTY: null,
  FILE_TYPE_NOT_ACCEPTED: null,
  FILE_ENDING_WRONG: { type: 'image/png', ending: '.png' },
  FILE_SORT_NOT_ACCEPTED: { videos: false },
  FILE_TOO_LARGE: { sort: 'image', megabytes: 5 },
  IMAGE_DAMAGED: null,
  IMAGE_TOO_LARGE: { megapixels: 40 },
  IMAGE_TOO_SLOW: null,
  ANIMATION_TOO_LARGE: null,
  PNG_ANIMATED: null,
  VIDEO_DAMAGED: null,
  VIDEO_INCOMPLETE: null,
  VIDEO_HEVC: null,
  VIDEO_CODEC_UNPLAYABLE: { codec: 'ProRes' },
  VIDEO_WITHOUT_PICTURE: null,
  VIDEO_TRACK_UNKNOWN: null,
  CAPTIONS_NOT_WEBVTT: null,
  CAPTIONS_NOT_UTF8: null,
  CAPTIONS_WITHOUT_TIMES: null,
  UPLOAD_FROM_ADDRESS: null,
  FILE_GONE: null,
  NEW_FILE_GONE: null,
  NEW_FILE_IN_USE: null,
  NEW_FILE_OTHER_SORT: { sort: 'image' },
  FILE_FORMAT_FIXED: { type: 'image/jpeg' },
  FILE_INFO_INVALID: null,
  FILE_FOLDER_INVALID: null,
  FOCAL_POINT_INVALID: null,
  RIGHTS_BELONG_TO_FILE: null,
};
