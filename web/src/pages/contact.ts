import * as v from 'valibot';
import { sentSearch } from '../features/submission/posted-form';
import { textInSearch } from '../routing/search';

export const contactPage = { validateSearch: v.object(sentSearch) };

/** `service`: from a Book Now link to the subject */
export const contactPageWithService = { validateSearch: v.object({ service: textInSearch, ...sentSearch }) };
