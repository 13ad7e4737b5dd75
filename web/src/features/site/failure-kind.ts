import { isFileMissing } from '../../routing/missing-files';
import { MaintenanceMode, StrapiUnavailable } from '../../strapi/failures';

/**
 * Why a whole screen cannot be shown: maintenance, no content from the CMS, an expired preview link, or an unexpected
 * error.
 */
export type FailureKind = 'maintenance' | 'away' | 'ended' | 'unexpected';

export function failureKind(error: unknown): FailureKind {
  if (error instanceof MaintenanceMode) return 'maintenance';
  return error instanceof StrapiUnavailable || isFileMissing(error) ? 'away' : 'unexpected';
}

/** Returns the id by which the failure is found in the log. */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof StrapiUnavailable ? error.reference : undefined;
