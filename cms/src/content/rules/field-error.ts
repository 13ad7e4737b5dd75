import { errors } from '@strapi/utils';

/**
 * Creates an error that names its field, for REST and GraphQL.
 *
 * @param path path of the field in the request
 * @param message sentence for the caller
 */
export const refusedField = (path: string[], message: string): Error =>
  new errors.ValidationError(message, { errors: [{ path, message, name: 'ValidationError' }] });

/** Creates the same error for a top-level field. The message begins with the field's name. */
export const refusedValue = (name: string, problem: string): Error =>
  refusedField([name], `${name} ${problem}`);
