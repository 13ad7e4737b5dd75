import type { FollowNetwork, Network } from './contact-details';

export const contactDetailsWording = {
  /** Labels of the social strip */
  follow: {
    instagram: 'Follow on Instagram',
    facebook: 'Follow on Facebook',
    x: 'Follow on X',
  } satisfies Record<FollowNetwork, string>,
  contactMe: 'Contact Me',
  /** Labels of footers and contact pages */
  networks: {
    instagram: 'Instagram',
    facebook: 'Facebook',
    x: 'Twitter',
    linkedin: 'LinkedIn',
    email: 'Email',
  } satisfies Record<Network, string>,
};
