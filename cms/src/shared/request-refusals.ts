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
  PROOF_INVALID: null;

  COMPRESSED_BODY: null;
  BODY_INVALID: null;
  BODY_TOO_LARGE: null;
  VALUE_UNFIT: null;
  BODY_TOO_COMPLEX: null;
  GRAPHQL_METHOD: null;
  GRAPHQL_CONTENT_TYPE: null;

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
  PROOF_INVALID: null,
  COMPRESSED_BODY: null,
  BODY_INVALID: null,
  BODY_TOO_LARGE: null,
  VALUE_UNFIT: null,
  BODY_TOO_COMPLEX: null,
  GRAPHQL_METHOD: null,
  GRAPHQL_CONTENT_TYPE: null,
  UPLOAD_NOT_HERE: null,
  UPLOAD_TOO_LARGE: { megabytes: 100 },
  UPLOAD_UNREADABLE: null,
  UPLOAD_WITHOUT_BOUNDARY: null,
  ONE_FILE_PER_UPLOAD: null,
};
