import { menuOf } from '../../../cms/src/shared/menu';
import { FIRST_PLACE } from '../../../cms/src/shared/place';
import type { Site } from '../../src/features/site/queries';

export const buildSite = (values: Partial<Site> = {}): Site => ({
  title: 'Amani Kito',
  contactEmail: '',
  blogIsOn: true,
  volunteeringIsOn: true,
  place: FIRST_PLACE,
  texts: {},
  projectTags: [],
  initiative: 'Endeleza',
  initiativePath: '/endeleza',
  menu: menuOf([]),
  roles: [{ role: 'judge', title: 'Event Judge' }],
  ...values,
});
