import { MAX_PERCENT } from '../../../../cms/src/shared/booking';
import { LARGEST_PAGE } from '../../../../cms/src/shared/limits';
import type { MenuPage } from '../../../../cms/src/shared/menu';
import { withoutCurrency } from '../../../../cms/src/shared/money';
import { place } from '../../../../cms/src/shared/place';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';

const { contactDetails, initiative, rateCard, roleProfiles, service } = CONTENT_TYPES;

const PAGES: Readonly<Record<MenuPage, string>> = {
  biography: 'Biography',
  portfolio: 'Portfolio',
  contact: 'Contact',
  events: 'Events',
  projects: 'Projects',
  initiative: 'Initiative',
  blog: 'Blog',
  volunteer: 'Volunteer',
  rates: 'Rates',
  roles: 'Role profiles',
  book: 'Book',
  comp_card: 'Comp card',
  digitals: 'Digitals',
};

const LINK_REMEDIES: Readonly<Record<string, string>> = {
  agency: 'Enter the address of the agency’s site, such as https://example.com.',
  website: 'Enter the address of the site, such as https://example.com.',
};
const PROFILE_REMEDY =
  'Enter your name there, such as @name, or the full address, such as https://example.com/name.';

/** Returns what to enter for a network. The example of a number is that of the owner's country. */
const linkRemedy = (network: string): string =>
  network === 'whatsapp'
    ? `Enter the number with its country code, such as ${place().phoneExample}.`
    : (LINK_REMEDIES[network] ?? PROFILE_REMEDY);

export const wording = {
  pageOfMenu: (page: MenuPage) => PAGES[page],
  title: 'Pages',
  tabs: {
    hero: 'First screen',
    contact: 'Contact',
    rates: 'Rate card',
    roles: 'Role profiles',
    initiative: 'Initiative',
    texts: 'Page texts',
    menu: 'In the menu',
    legal: 'Legal pages',
    missed: 'Missing pages',
    redirects: 'Redirects',
  },
  toBiography: 'Biography and milestones',
  palette: 'Texts of the site',
  /** Everyday words that find a tab in the palette. */
  keywords: {
    hero: 'hero banner headline tagline badge home page top professions',
    contact: 'phone address email social networks links instagram facebook tiktok youtube whatsapp agency',
    rates: 'rates prices money currency services fees',
    roles: 'roles jobs professions organizer judge instructor',
    initiative: 'youth charity programmes impact',
    texts: 'descriptions search results seo sentences leads taglines empty',
    menu: 'language of the menu hide show page navigation order links footer off remove',
    legal: 'privacy terms imprint cookies',
    missed: 'broken links not found 404',
    redirects: 'old addresses moved links',
  },

  contact: {
    badLink: (number: number, network: string) => `Link ${number}: ${linkRemedy(network)}`,
    linksHint:
      'In this order; the first three are also at the edge of each page. Type @name or the full address, for an agency or a website its address, for WhatsApp the number with its country code.',
    words: {
      one: (number: number) => `Link ${number}`,
      add: 'Add a link',
      full: `You can add up to ${contactDetails.links.most} links.`,
    },
  },
  rates: {
    badPrice: `Enter the price as a whole number, from 0 to ${withoutCurrency(service.price.max)}.`,
    words: {
      one: (number: number) => `Service ${number}`,
      add: 'Add a service',
      full: `You can add up to ${rateCard.services.most} services.`,
    },
    extra: {
      badAmount: `Enter a whole amount or a whole percentage from 1 to ${MAX_PERCENT}.`,
      words: {
        one: (number: number) => `Extra ${number}`,
        add: 'Add an extra',
        full: `You can add up to ${rateCard.extras.most} extras.`,
      },
    },
  },
  roles: {
    twice: 'Two roles have the same name. Rename or remove one of them.',
    words: {
      one: (number: number) => `Role ${number}`,
      add: 'Add a role',
      full: `You can add up to ${roleProfiles.profiles.most} roles.`,
    },
  },
  initiative: {
    nameHint: 'In the menu and on the home page. Leave empty if you have no initiative.',
    slugHint:
      'Last part of the web address of its page, in small letters, digits and hyphens. Former addresses lead to the new one.',
    onBoth: 'On the home page and the page of the initiative',
    onPage: 'On the page of the initiative',
    newer: 'In the newer design',
    older: 'In the older design',
    objectives: 'Objectives (older design)',
    imagesHint:
      'The first opens the page, the second is beside the mission, the third beside the programmes. The others follow the programmes.',
    images: {
      one: (number: number) => `Image ${number}`,
      add: 'Add an image',
      full: `You can add up to ${LARGEST_PAGE} images.`,
    },
    programme: {
      words: {
        one: (number: number) => `Programme ${number}`,
        add: 'Add a programme',
        full: `You can add up to ${initiative.programmes.most} programmes.`,
      },
    },
    figure: {
      words: {
        one: (number: number) => `Figure ${number}`,
        add: 'Add a figure',
        full: `You can add up to ${initiative.impactFigures.most} figures.`,
      },
    },
  },
  menu: {
    hint: 'A page that is never shown leaves the menu, the footer and the site map. Its address still works. Biography, Portfolio and Contact are together under About.',
    words: {
      one: (_: number, entry?: { page?: unknown }) => PAGES[entry?.page as MenuPage],
      full: 'The menu has an entry for every page.',
    },
  },
  missed: {
    search: 'Search missing pages',
    path: 'Address',
    times: 'Visits',
    send: 'Send visitors to…',
    sendFrom: (path: string) => `Send visitors from ${path} to…`,
    count: (total: number) => (total === 1 ? '1 missing page' : `${total} missing pages`),
    nothingFound: 'No missing pages match your search.',
    emptyTitle: 'No missing pages',
    emptyText: 'Visits to missing pages are counted here, anonymously.',
    loadFailure: 'Failed to load the missing pages',
  },
  redirect: {
    search: 'Search redirects',
    add: 'Add a redirect',
    createTitle: 'Send visitors to…',
    create: 'Save redirect',
    noPath:
      'Enter a path on this site, such as /portfolio, without ? or #. You cannot redirect to other sites.',
    remove: (path: string) => `Remove the redirect from ${path}`,
    count: (total: number) => (total === 1 ? '1 redirect' : `${total} redirects`),
    nothingFound: 'No redirects match your search.',
    emptyTitle: 'No redirects',
    emptyText: 'Redirect an old address to an existing page.',
    loadFailure: 'Failed to load the redirects',
    saveFailed: 'Failed to save the redirect',
    deleteFailed: 'Failed to remove the redirect',
    created: 'Redirect saved',
    updated: 'Redirect saved',
    deleted: () => 'Redirect removed',
    confirmDelete: () => 'Are you sure you want to remove this redirect?',
  },
  yesNo: { yes: 'Yes', no: 'No' },
  actions: 'Actions',

  livePage: 'Live page',
  livePages: 'Which page is shown',
  names: {
    '/': 'Home',
    '/preview/index.jpg': 'Link preview',
    '/contact': 'Contact',
    '/rate-card': 'Rate card',
    '/about-roles': 'Role profiles',
    '/portfolio': 'Portfolio',
    '/events': 'Events',
    '/projects': 'Projects',
    '/blog': 'Blog',
    '/volunteer': 'Volunteer',
    '/privacy-policy': 'Privacy policy',
    '/copyright': 'Copyright notice',
  } as Readonly<Record<string, string>>,
  openPage: 'Open in a new tab',

  save: 'Save',
  saving: 'Saving...',
  loadFailure: 'Failed to load the page',
  saveFailed: 'Failed to save the page',
  created: 'Saved and published',
  updated: 'Saved and published',
};
