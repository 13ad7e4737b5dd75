import type { FileRefusals, GeneralRefusals } from '../../shared/refusal-params';
import type { Sentences } from '../../shared/refusals';
import type { UploadSort } from '../../shared/uploads';

const number = (value: number) => value.toLocaleString('en-GB');

/** Refusals that any field and item can receive. */
export const ruleRefusals = {
  REQUIRED: 'Fill in this field.',
  FIELD_FIXED: 'This field cannot be changed.',
  TEXT_INVALID: 'Enter text.',
  TOO_LONG: ({ most }) => `Enter ${number(most)} characters or fewer.`,
  EMAIL_INVALID: 'Enter an email address, such as name@example.com.',
  PHONE_INVALID: ({ typed }) =>
    `“${typed}” is not a valid phone number. Enter it like 0712 345678, or with the country code, like +44 20 7946 0018.`,
  DATE_INVALID: 'Enter a date, such as 2027-05-14.',
  BOOLEAN_INVALID: 'Enter true or false.',
  NUMBER_OUT_OF_RANGE: ({ least, most }) => `Enter a whole number from ${number(least)} to ${number(most)}.`,
  CHOICE_INVALID: ({ allowed }) => `Choose from: ${allowed.join(', ')}.`,
  LIST_INVALID: 'Enter a list of texts.',
  LIST_TOO_LONG: ({ most }) => `Enter ${most} entries or fewer.`,
  LIST_TOO_SHORT: ({ least }) => `Add at least ${least} ${least === 1 ? 'entry' : 'entries'}.`,
  ENTRY_TOO_LONG: ({ start, most }) =>
    `“${start}…” is too long. Use ${most} characters or fewer for each entry.`,
  KEY_INVALID: 'Send a key of 16 to 64 letters, digits, underscores or hyphens.',
  NOT_UNIQUE: 'This is already in use. Choose another one.',
  VALUE_INVALID: 'This value is not possible here. Check it.',
  ITEM_GONE: 'This item no longer exists.',
  FILTER_INSIDE_ITEMS: 'Filter and sort only the list itself, not the lists inside its items.',
} satisfies Sentences<GeneralRefusals>;

const FILES: Record<UploadSort, string> = {
  image: 'The image',
  video: 'The video',
  captions: 'The captions file',
};

/** Refusals of files where they are uploaded and where they are used. */
export const sizeRefusals = {
  FILE_SORT_NOT_ACCEPTED: ({ videos }) =>
    videos ? 'Only image or video files are allowed here.' : 'Only image files are allowed here.',
  FILE_TOO_LARGE: ({ sort, megabytes }) => `${FILES[sort]} must be ${megabytes}MB or smaller.`,
} satisfies Sentences<Pick<FileRefusals, 'FILE_SORT_NOT_ACCEPTED' | 'FILE_TOO_LARGE'>>;
