import { BulletList } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

export default {
  config: { locales: [], tutorials: false, notifications: { releases: false } },
  register(app: StrapiApp) {
    app.customFields.register({
      name: 'text-list',
      type: 'json',
      icon: BulletList,
      intlLabel: { id: 'text-list.label', defaultMessage: 'List of texts' },
      intlDescription: { id: 'text-list.description', defaultMessage: 'One entry per line' },
      components: {
        // Strapi types an input as taking no props, and then gives it its field's.
        Input: async () => ({
          default: (await import('./text-list-input')).default as ComponentType<never> as ComponentType,
        }),
      },
    });
  },
};
