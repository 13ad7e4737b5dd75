import { useSuspenseQuery } from '@tanstack/react-query';
import type { ContactDetails } from './contact-details';
import { contactDetailsQueries } from './queries';

/** Returns the owner's contact details, which the root route loads before anything renders. */
export const useContactDetails = (): ContactDetails => useSuspenseQuery(contactDetailsQueries.details()).data;
