import { BulletList } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import logo from './logo.svg';

const NAMELESS = 'The site';

/** The site's title when the panel is opened. */
const name: string = await fetch('/api/site-state')
  .then((answer): Promise<{ siteTitle?: string }> => answer.json())
  .then(({ siteTitle }) => siteTitle || NAMELESS)
  .catch(() => NAMELESS);

/** The panel's name and sign-in texts. Texts of content types are in their `schema.json`. */
const en = {
  'Auth.form.welcome.title': name,
  'Auth.form.welcome.subtitle': 'Sign in to edit text and images',
  'app.components.LeftMenu.navbrand.title': name,
  'app.components.LeftMenu.navbrand.workplace': 'Content',
  'app.components.LeftMenu.logo.alt': name,
  'app.components.LeftMenuLinkContainer.collectionTypes': 'Lists',
  'app.components.LeftMenuLinkContainer.singleTypes': 'Pages',
  'content-manager.components.LeftMenu.collection-types': 'Lists',
  'content-manager.components.LeftMenu.single-types': 'Pages',
};

export default {
  config: {
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    translations: { en },
  },
  register(app: StrapiApp) {
    app.customFields.register({
      name: 'text-list',
      type: 'json',
      icon: BulletList,
      intlLabel: { id: 'text-list.label', defaultMessage: 'List' },
      intlDescription: { id: 'text-list.description', defaultMessage: 'One entry per line' },
      components: {
        // Strapi's type has no props here, but it passes the field's.
        Input: async () => ({
          default: (await import('./text-list-input')).default as ComponentType<never> as ComponentType,
        }),
      },
    });
  },
};
