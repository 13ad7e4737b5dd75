import { isFileMissing } from '../../routing/missing-files';
import { MaintenanceMode, StrapiUnavailable } from '../../strapi/failures';

/**
 * Why a whole screen could not be shown: the owner closed the site, no content came, the link to a preview has ended,
 * or a fault of our own.
 */
export type FailureKind = 'maintenance' | 'away' | 'ended' | 'unexpected';

export function failureKind(error: unknown): FailureKind {
  if (error instanceof MaintenanceMode) return 'maintenance';
  return error instanceof StrapiUnavailable || isFileMissing(error) ? 'away' : 'unexpected';
}

/** What to tell whoever looks for the failure in the log. */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof StrapiUnavailable ? error.reference : undefined;
