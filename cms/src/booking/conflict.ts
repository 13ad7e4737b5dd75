import createHttpError from 'http-errors';

/** An action on what has changed since its page was shown. Without the stored row: a client sees less of it than the owner. */
export const conflict = (sentence: string): Error =>
  createHttpError(409, sentence, { name: 'ConflictError' });
