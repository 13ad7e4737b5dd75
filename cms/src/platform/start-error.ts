/** Codes that `npm start` finds in the log (`scripts/output.mjs`) to print one sentence with the remedy. */
export type StartErrorCode =
  | 'SECRETS_DIFFER'
  | 'DATABASE_TOO_NEW'
  | 'BUCKET_DENIED'
  | 'BUCKET_NOT_FOUND'
  | 'BUCKET_ELSEWHERE'
  | 'BUCKET_REFUSED';

/** Stops the start. The log line begins with the code. */
export class StartError extends Error {
  constructor(
    readonly code: StartErrorCode,
    sentence: string,
  ) {
    super(`${code}: ${sentence}`);
    this.name = 'StartError';
  }
}
