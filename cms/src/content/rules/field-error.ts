import { errors } from '@strapi/utils';

/**
 * A refusal that names its field, in the form that both doors hand on.
 *
 * @param path of the field in what was sent
 * @param message a sentence for whoever sent it
 */
export const refusedField = (path: string[], message: string): Error =>
  new errors.ValidationError(message, { errors: [{ path, message, name: 'ValidationError' }] });

/** The same of a field that is no part of another, in a sentence that begins with its name. */
export const refusedValue = (name: string, problem: string): Error =>
  refusedField([name], `${name} ${problem}`);
