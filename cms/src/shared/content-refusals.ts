export interface ContentRefusals {
  /** Someone else saved it: `current` has the stored values */
  ITEM_CHANGED: null;
  REVISION_INVALID: null;
  DUPLICATE_NOT_OFFERED: null;

  FILTERS_INVALID: null;
  FILTER_VALUE_INVALID: { operator: string; needs: 'one value' | 'two values' | 'conditions' };
  FILTER_NOT_OFFERED: { operator: string };
  SEARCH_INVALID: null;
  /** A visitor filters or sorts by a relation, a file or a part of an item */
  FIELD_NOT_COMPARED: { name: string };
  TOO_MANY_CONDITIONS: { most: number };

  TEXT_TOO_COMPLICATED: null;
  FILE_ID_INVALID: null;
  /** A linked file that its field does not take */
  LINKED_FILE_OTHER_SORT: { allowed: readonly ('images' | 'videos' | 'files')[] };
  POSTER_WITHOUT_FILM: null;
  /** The first items that use it, and how many more do */
  FILE_IN_USE: { uses: readonly string[]; more: number };
  FILE_IN_BIN: null;

  /** `fields`: labels of the empty fields */
  NOT_COMPLETE: { fields: readonly string[] };
  MOMENT_INVALID: null;
  /** `now`: milliseconds since 1970 */
  SCHEDULE_IN_PAST: { time: 'publishAt' | 'unpublishAt'; now: number };
  SCHEDULE_END_TOO_EARLY: null;
  ALREADY_PUBLISHED: null;
  NOT_PUBLISHED: null;
  POST_NOT_HIDDEN: null;

  NOT_IN_BIN: null;
  CREATED_AGAIN: { name: string };
  POST_OF_COMMENT_IN_BIN: null;
  POST_OF_COMMENT_GONE: null;
  VERSION_GONE: null;

  DRAFT_NAME_INVALID: null;
  DRAFT_PATH_INVALID: null;
  JSON_INVALID: null;
  LIST_NAME_INVALID: null;
  VIEWS_FULL: { most: number };
  VIEW_NAME_TAKEN: { name: string };
  VIEW_GONE: null;
}
