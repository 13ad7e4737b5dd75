import { strapiQuery } from '../../strapi/query';
import { toContactDetails } from './contact-details';
import { ContactDetailsTexts } from './documents';

export const contactDetailsQueries = {
  details: () => strapiQuery(ContactDetailsTexts, {}, toContactDetails),
};
