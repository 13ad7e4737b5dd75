import { refusalsOf } from '../../platform/refusal';
import { siteDayAndTime } from '../../shared/day-names';
import { nationalExample } from '../../shared/phone-number';
import { zoneCity } from '../../shared/place';
import type { ContentRefusals, FileRefusals, GeneralRefusals } from '../../shared/refusal-params';
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
    `“${typed}” is not a valid phone number. Enter it like ${nationalExample()}, or with the country code, like +44 20 7946 0018.`,
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

const NEEDS = {
  'one value': 'a single value',
  'two values': 'a list of two values',
  conditions: 'a list of conditions, each with its field',
};

const SORTS = { images: 'an image', videos: 'a video', files: 'a WebVTT file (.vtt)' };

const TIMES = { publishAt: 'Goes out', unpublishAt: 'Comes down' };

/** Refusals that concern content of every type: rules of saving, files, schedule, bin, history, drafts. */
export const contentRefusals = {
  ITEM_CHANGED: 'This item was changed after you opened it.',
  REVISION_INVALID: 'Send the revision that you read with the item, a whole number.',
  DUPLICATE_NOT_OFFERED: 'Duplicating is not available. Create a new entry instead.',

  FILTERS_INVALID: 'Send filters as conditions that fit their fields.',
  FILTER_VALUE_INVALID: ({ operator, needs }) => `The filter “${operator}” needs ${NEEDS[needs]}.`,
  FILTER_NOT_OFFERED: ({ operator }) => `The filter “${operator}” is not available.`,
  SEARCH_INVALID: 'Send one text as “_q”.',
  DELETED_WHOLE: 'An item is deleted with its draft. Leave out “status”.',
  FIELD_NOT_COMPARED: ({ name }) =>
    `This list cannot be filtered or sorted by “${name}”. Use a text, number or date of its items.`,
  TOO_MANY_CONDITIONS: ({ most }) => `Send at most ${most} conditions.`,

  TEXT_TOO_COMPLICATED:
    'This text is too complicated to show. Use fewer marks such as * _ [ ] > #, fewer table cells and footnotes, or split the text.',
  FILE_ID_INVALID: 'Send the id of a file.',
  POSTER_WITHOUT_FILM: 'Only a film has a poster. Remove the poster, or choose a film.',
  LINKED_FILE_OTHER_SORT: ({ allowed }) => `Choose ${allowed.map((sort) => SORTS[sort]).join(' or ')}.`,
  FILE_IN_USE: ({ uses, more }) =>
    `This file is used in ${uses.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Remove it there first.`,
  FILE_IN_BIN: 'An item in the bin still uses this file. Permanently delete that item first.',

  NOT_COMPLETE: ({ fields }) =>
    `This item cannot be published yet. Fill in ${fields.map((label) => `“${label}”`).join(' and ')} and save it first.`,
  MOMENT_INVALID: 'Enter a date and time with its time zone, such as 2026-11-24T18:00:00+03:00.',
  SCHEDULE_IN_PAST: ({ time, now }) =>
    `“${TIMES[time]}” must be in the future. It is now ${siteDayAndTime(now)} in ${zoneCity()}.`,
  SCHEDULE_END_TOO_EARLY: `“${TIMES.unpublishAt}” must be later than “${TIMES.publishAt}”.`,
  ALREADY_PUBLISHED: `This item is already published. Leave “${TIMES.publishAt}” empty.`,
  NOT_PUBLISHED: 'This item is not published. Also choose when it goes out.',
  POST_NOT_HIDDEN: 'Publish or unpublish a blog post with its status.',

  NOT_IN_BIN: 'This item is no longer in the bin.',
  CREATED_AGAIN: ({ name }) => `${name} already exists again, so the old one cannot be restored.`,
  POST_OF_COMMENT_IN_BIN: 'The post of this comment is in the bin. Restore the post first.',
  POST_OF_COMMENT_GONE: 'The post of this comment no longer exists, so the comment cannot be restored.',
  VERSION_GONE: 'This version no longer exists.',

  DRAFT_NAME_INVALID: 'Send the form and its item as the name of the draft, such as blog/new.',
  DRAFT_PATH_INVALID: 'Send a path of the owner’s area, such as /blog.',
  JSON_INVALID: 'Send a JSON object.',
  LIST_NAME_INVALID: 'Send the name of a list.',
  VIEWS_FULL: ({ most }) => `You have ${most} saved views, which is the limit. Delete one first.`,
  VIEW_NAME_TAKEN: ({ name }) => `A view called “${name}” already exists for this list. Choose another name.`,
  VIEW_GONE: 'This view no longer exists.',
} satisfies Sentences<ContentRefusals>;

/** A refusal that concerns content of any type. */
export const refused = refusalsOf({ ...ruleRefusals, ...contentRefusals });
