/** Codes that `npm start` finds in the log (`scripts/run/child-output.mjs`). It prints one sentence with the remedy for each. */
export type StartErrorCode =
  | 'SECRETS_DIFFER'
  | 'DATABASE_TOO_NEW'
  | 'BUCKET_DENIED'
  | 'BUCKET_NOT_FOUND'
  | 'BUCKET_ELSEWHERE'
  | 'BUCKET_REFUSED';

export class StartError extends Error {
  constructor(
    readonly code: StartErrorCode,
    sentence: string,
  ) {
    super(`${code}: ${sentence}`);
    this.name = 'StartError';
  }
}
