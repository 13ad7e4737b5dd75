import { email, webAddress } from '../../kit/fields/address-fields';
import { choice, toggle } from '../../kit/fields/choice-fields';
import { requiredDay, requiredText, text } from '../../kit/fields/fields';
import { carriedFile, parts, textList } from '../../kit/fields/part-fields';
import { wholeAmount } from '../../kit/fields/whole-amount';
import {
  StoredContact,
  StoredHero,
  StoredInitiative,
  StoredLegalPages,
  StoredRateCard,
  StoredRoleProfiles,
  UpdateContact,
  UpdateHero,
  UpdateInitiative,
  UpdateLegalPages,
  UpdateRateCard,
  UpdateRoleProfiles,
} from './documents';
import { type SitePage, sitePage } from './site-page';
import { wording } from './wording';

const { hero, contact, rates, roles, initiative, oneALine, yesNo } = wording;

/** Maximum parts of a list that a page of the site shows. */
const MOST_PARTS = 100;
const LONG = { maxLength: 5000, minRows: 3 };
const LIST = { description: oneALine, most: 50, longest: 500 };

const link = (label: string) =>
  webAddress({
    label,
    description: 'Full address. Leave empty for no link.',
    bad: contact.badLink,
  });
const markdown = (label: string) =>
  requiredText({
    label,
    description: 'Markdown: # for headings, - for lists, a blank line for a new paragraph.',
    maxLength: 100_000,
    minRows: 12,
  });

const roleProfiles = parts({
  label: 'Profiles',
  most: Object.keys(roles.roles).length,
  words: roles.words,
  rows: [['role', 'title']],
  fields: {
    role: choice({ label: 'Role', choices: roles.roles, first: 'organizer' }),
    title: requiredText({ label: 'Title', maxLength: 120 }),
    text: requiredText({ label: 'Text', ...LONG }),
    image: carriedFile(),
  },
});

export type TextTab = Exclude<keyof typeof wording.tabs, 'missed' | 'redirects'>;

export const SITE_PAGES: Readonly<Record<TextTab, SitePage>> = {
  hero: sitePage({
    type: 'hero',
    hasPictures: true,
    shownAt: ['/'],
    found: StoredHero,
    saved: UpdateHero,
    rows: [['badge', 'experience']],
    fields: {
      tagline: requiredText({ label: 'Tagline', description: 'The line below your name', maxLength: 200 }),
      badge: requiredText({ label: 'Badge', maxLength: 200 }),
      experience: requiredText({
        label: 'Experience',
        placeholder: 'Such as: Over 9 years of experience',
        maxLength: 120,
      }),
      finalistLine: requiredText({ label: 'Finalist line', maxLength: 200 }),
      professions: textList({ label: 'Professions', ...LIST, tooMuch: hero.professionsLimit }),
    },
  }),
  contact: sitePage({
    type: 'contact-details',
    shownAt: ['/contact'],
    found: StoredContact,
    saved: UpdateContact,
    rows: [
      ['phone', 'address'],
      ['instagramUrl', 'facebookUrl', 'xUrl', 'linkedinUrl'],
    ],
    fields: {
      intro: text({
        label: 'Introduction',
        description: 'Above the contact form',
        maxLength: 1000,
        minRows: 3,
      }),
      email: email({
        label: 'Email',
        description: 'Shown on the contact page. Leave empty to use the contact email from Settings.',
      }),
      phone: text({ label: 'Phone', description: 'Leave empty to hide it.', maxLength: 32 }),
      address: text({ label: 'Address', description: 'Leave empty to hide it.', maxLength: 200 }),
      instagramUrl: link('Instagram'),
      facebookUrl: link('Facebook'),
      xUrl: link('X'),
      linkedinUrl: link('LinkedIn'),
    },
  }),
  rates: sitePage({
    type: 'rate-card',
    hasPictures: true,
    shownAt: ['/rate-card'],
    found: StoredRateCard,
    saved: UpdateRateCard,
    fields: {
      title: requiredText({ label: 'Title', maxLength: 200 }),
      intro: text({ label: 'Introduction', ...LONG }),
      services: parts({
        label: 'Services',
        most: MOST_PARTS,
        words: rates.words,
        rows: [
          ['name', 'priceKes'],
          ['unit', 'smallestQuantity'],
        ],
        fields: {
          name: requiredText({ label: 'Service', maxLength: 120 }),
          priceKes: wholeAmount({ label: 'Price in KES', bad: rates.badPrice }),
          unit: choice({ label: 'Charged per', choices: rates.units, first: 'session' }),
          smallestQuantity: wholeAmount({
            label: 'Smallest quantity',
            bad: rates.badSmallest,
            min: 1,
            max: 99,
            first: 1,
          }),
          isFrom: toggle({
            label: 'Show as “from” price',
            control: 'checkbox',
            words: yesNo,
          }),
          hasUsage: toggle({
            label: 'Clients choose how long they may use the images',
            control: 'checkbox',
            words: yesNo,
          }),
          note: text({ label: 'Note', maxLength: 200 }),
        },
      }),
      extras: parts({
        label: 'Extras',
        description: 'Optional add-ons for a booking. Shown on the booking page, not on the rate card.',
        most: MOST_PARTS,
        words: rates.extra.words,
        rows: [['kind', 'amount']],
        fields: {
          name: requiredText({ label: 'Extra', maxLength: 120 }),
          kind: choice({ label: 'Kind', choices: rates.extra.kinds, first: 'fixed' }),
          amount: wholeAmount({ label: 'Amount (KES or %)', bad: rates.extra.badAmount }),
          isUsage: toggle({
            label: 'This extra is image usage (one per booking)',
            control: 'checkbox',
            words: yesNo,
          }),
        },
      }),
    },
  }),
  roles: sitePage({
    type: 'role-profiles',
    hasPictures: true,
    shownAt: ['/about-roles'],
    found: StoredRoleProfiles,
    saved: UpdateRoleProfiles,
    fields: {
      profiles: {
        ...roleProfiles,
        problem: (typed) => {
          const isTwice = new Set(typed.map(({ role }) => role)).size < typed.length;
          return roleProfiles.problem?.(typed) ?? (isTwice ? roles.twice : undefined);
        },
      } satisfies typeof roleProfiles,
    },
  }),
  initiative: sitePage({
    type: 'initiative',
    hasPictures: true,
    shownAt: ['/endeleza', '/'],
    found: StoredInitiative,
    saved: UpdateInitiative,
    rows: [['name', 'theme']],
    fields: {
      name: requiredText({ label: 'Name', maxLength: 120 }),
      theme: requiredText({ label: 'Motto', maxLength: 200 }),
      teaser: requiredText({
        label: 'Teaser',
        description: 'One paragraph for the home page',
        maxLength: 1000,
        minRows: 3,
      }),
      about: requiredText({ label: 'About', ...LONG }),
      mission: requiredText({ label: 'Mission', ...LONG }),
      vision: requiredText({ label: 'Vision', ...LONG }),
      objectives: textList({ label: 'Objectives', ...LIST, tooMuch: initiative.objectivesLimit }),
      endGoal: requiredText({ label: 'End goal', ...LONG }),
      impactFigures: parts({
        label: 'Impact figures',
        most: MOST_PARTS,
        words: initiative.figure.words,
        rows: [['value', 'label']],
        fields: {
          value: requiredText({
            label: 'Figure',
            placeholder: 'Such as 120 or 5 counties',
            maxLength: 20,
          }),
          label: requiredText({
            label: 'Label',
            placeholder: 'Such as youth mentored',
            maxLength: 120,
          }),
        },
      }),
      programmes: parts({
        label: 'Programmes',
        most: MOST_PARTS,
        words: initiative.programme.words,
        fields: {
          title: requiredText({ label: 'Title', maxLength: 120 }),
          text: requiredText({ label: 'Text', maxLength: 1000, minRows: 2 }),
        },
      }),
    },
  }),
  legal: sitePage({
    type: 'legal-pages',
    shownAt: ['/privacy-policy', '/copyright'],
    found: StoredLegalPages,
    saved: UpdateLegalPages,
    fields: {
      privacyPolicy: markdown('Privacy policy'),
      privacyUpdatedOn: requiredDay({ label: 'Privacy policy changed on' }),
      copyrightNotice: markdown('Copyright notice'),
      copyrightUpdatedOn: requiredDay({ label: 'Copyright notice changed on' }),
    },
  }),
};
