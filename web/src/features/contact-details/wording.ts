import type { Network } from './contact-details';

export const contactDetailsWording = {
  /** Labels of the social strip */
  follow: {
    instagram: 'Follow on Instagram',
    facebook: 'Follow on Facebook',
    x: 'Follow on X',
    linkedin: 'Follow on LinkedIn',
    tiktok: 'Follow on TikTok',
    youtube: 'Follow on YouTube',
    whatsapp: 'Write on WhatsApp',
    models_com: 'See on models.com',
    agency: 'Visit the agency',
    website: 'Visit the website',
    email: 'Write an email',
  } satisfies Record<Network, string>,
  contactMe: 'Contact Me',
  /** Labels of footers and contact pages */
  networks: {
    instagram: 'Instagram',
    facebook: 'Facebook',
    x: 'Twitter',
    linkedin: 'LinkedIn',
    tiktok: 'TikTok',
    youtube: 'YouTube',
    whatsapp: 'WhatsApp',
    models_com: 'models.com',
    agency: 'Agency',
    website: 'Website',
    email: 'Email',
  } satisfies Record<Network, string>,
};
