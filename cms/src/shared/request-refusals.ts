/** Refusals of whole requests, before a content type decides. */
export interface RequestRefusals {
  /** Strapi's answer to a caller without the right */
  FORBIDDEN: null;
  NOT_FOUND: null;
  SIGN_IN_REQUIRED: null;
  TOO_MANY_ATTEMPTS: { seconds: number };
  UNAVAILABLE: { seconds: number };
  STORAGE_UNAVAILABLE: null;
  DISK_FULL: null;
  MAINTENANCE: null;
  IMAGE_WITHDRAWN: null;
  BACKUP_MISSING: null;
  PROOF_INVALID: null;

  COMPRESSED_BODY: null;
  BODY_INVALID: null;
  BODY_TOO_LARGE: null;
  VALUE_UNFIT: null;
  /** `what`: values, levels, characters, or entries in a list */
  VALUES_TOO_LARGE: { most: number; what: string };
  GRAPHQL_METHOD: null;
  GRAPHQL_CONTENT_TYPE: null;
  QUERY_MISSING: null;
  VARIABLES_INVALID: null;
  /** `what`: such as fields, aliases, levels */
  DOCUMENT_TOO_LARGE: { most: number; what: string };
  DOCUMENT_INVALID: { reason: string };
  /** A refusal of Strapi without another code; `reason` is its message */
  REQUEST_INVALID: { reason: string };

  UPLOAD_NOT_HERE: null;
  UPLOAD_TOO_LARGE: { megabytes: number };
  UPLOAD_UNREADABLE: null;
  UPLOAD_WITHOUT_BOUNDARY: null;
  ONE_FILE_PER_UPLOAD: null;
}

/** One example of each, for tests. */
export const REQUEST_EXAMPLES: RequestRefusals = {
  FORBIDDEN: null,
  NOT_FOUND: null,
  SIGN_IN_REQUIRED: null,
  TOO_MANY_ATTEMPTS: { seconds: 90 },
  UNAVAILABLE: { seconds: 5 },
  STORAGE_UNAVAILABLE: null,
  DISK_FULL: null,
  MAINTENANCE: null,
  IMAGE_WITHDRAWN: null,
  BACKUP_MISSING: null,
  PROOF_INVALID: null,
  COMPRESSED_BODY: null,
  BODY_INVALID: null,
  BODY_TOO_LARGE: null,
  VALUE_UNFIT: null,
  VALUES_TOO_LARGE: { most: 2000, what: 'values' },
  GRAPHQL_METHOD: null,
  GRAPHQL_CONTENT_TYPE: null,
  QUERY_MISSING: null,
  VARIABLES_INVALID: null,
  DOCUMENT_TOO_LARGE: { most: 15, what: 'aliases' },
  DOCUMENT_INVALID: { reason: 'Unknown fragment “a”' },
  REQUEST_INVALID: { reason: 'Invalid key “colour”' },
  UPLOAD_NOT_HERE: null,
  UPLOAD_TOO_LARGE: { megabytes: 100 },
  UPLOAD_UNREADABLE: null,
  UPLOAD_WITHOUT_BOUNDARY: null,
  ONE_FILE_PER_UPLOAD: null,
};
