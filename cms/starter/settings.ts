import { SAMPLE_TITLE } from '../src/shared/sample-site';

interface StarterSettings {
  siteTitle: string;
  contactEmail: string;
  enableBlog: boolean;
  enableVolunteers: boolean;
  autoApproveComments: boolean;
  maintenance: boolean;
}

/** The address is on a domain reserved for examples: the owner replaces it before going live. */
export const settings: StarterSettings = {
  siteTitle: SAMPLE_TITLE,
  contactEmail: 'hello@example.com',
  enableBlog: true,
  enableVolunteers: true,
  autoApproveComments: false,
  maintenance: false,
};
