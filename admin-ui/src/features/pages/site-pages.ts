import { email, webAddress } from '../../manager/address-fields';
import { choice, requiredDay, requiredText, text, toggle } from '../../manager/fields';
import { carriedFile, parts, textList } from '../../manager/part-fields';
import { wholeAmount } from '../../manager/whole-amount';
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

const { hero, contact, rates, roles, initiative, legal, oneALine, yesNo } = wording;

/** What a page of the site shows of each list. */
const MOST_PARTS = 100;
const LONG = { maxLength: 5000, minRows: 3 };
const LIST = { description: oneALine, most: 50, longest: 500 };

const link = (label: string) =>
  webAddress({ label, description: contact.linkHint, bad: contact.badLink(label) });
const markdown = (label: string) =>
  requiredText({ label, description: legal.markdown, maxLength: 100_000, minRows: 12 });

const roleProfiles = parts({
  label: roles.profiles,
  most: Object.keys(roles.roles).length,
  words: roles.words,
  rows: [['role', 'title']],
  fields: {
    role: choice({ label: roles.role, choices: roles.roles, first: 'organizer' }),
    title: requiredText({ label: roles.title, maxLength: 120 }),
    text: requiredText({ label: roles.text, ...LONG }),
    image: carriedFile(),
  },
});

/** The tabs that hold texts. */
export type TextTab = Exclude<keyof typeof wording.tabs, 'missed' | 'redirects'>;

/** Every text of the site that there is once, by its tab. */
export const SITE_PAGES: Readonly<Record<TextTab, SitePage>> = {
  hero: sitePage({
    type: 'hero',
    shownAt: ['/'],
    found: StoredHero,
    saved: UpdateHero,
    rows: [['badge', 'experience']],
    fields: {
      tagline: requiredText({ label: hero.tagline, description: hero.taglineHint, maxLength: 200 }),
      badge: requiredText({ label: hero.badge, maxLength: 200 }),
      experience: requiredText({ label: hero.experience, placeholder: hero.experienceHint, maxLength: 120 }),
      finalistLine: requiredText({ label: hero.finalistLine, maxLength: 200 }),
      professions: textList({ label: hero.professions, ...LIST, tooMuch: hero.professionsLimit }),
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
      intro: text({ label: contact.intro, description: contact.introHint, maxLength: 1000, minRows: 3 }),
      email: email({ label: contact.email, description: contact.emailHint }),
      phone: text({ label: contact.phone, description: contact.hiddenIfEmpty, maxLength: 32 }),
      address: text({ label: contact.address, description: contact.hiddenIfEmpty, maxLength: 200 }),
      instagramUrl: link(contact.instagramUrl),
      facebookUrl: link(contact.facebookUrl),
      xUrl: link(contact.xUrl),
      linkedinUrl: link(contact.linkedinUrl),
    },
  }),
  rates: sitePage({
    type: 'rate-card',
    shownAt: ['/rate-card'],
    found: StoredRateCard,
    saved: UpdateRateCard,
    fields: {
      title: requiredText({ label: rates.title, maxLength: 200 }),
      intro: text({ label: rates.intro, ...LONG }),
      services: parts({
        label: rates.services,
        most: MOST_PARTS,
        words: rates.words,
        rows: [
          ['name', 'priceKes'],
          ['unit', 'smallestQuantity'],
        ],
        fields: {
          name: requiredText({ label: rates.name, maxLength: 120 }),
          priceKes: wholeAmount({ label: rates.price, bad: rates.badPrice }),
          unit: choice({ label: rates.unit, choices: rates.units, first: 'session' }),
          smallestQuantity: wholeAmount({
            label: rates.smallest,
            bad: rates.badSmallest,
            min: 1,
            max: 99,
            first: 1,
          }),
          isFrom: toggle({ label: rates.isFrom, control: 'checkbox', words: yesNo }),
          note: text({ label: rates.note, maxLength: 200 }),
        },
      }),
      extras: parts({
        label: rates.extras,
        description: rates.extrasHint,
        most: MOST_PARTS,
        words: rates.extra.words,
        rows: [['kind', 'amount']],
        fields: {
          name: requiredText({ label: rates.extra.name, maxLength: 120 }),
          kind: choice({ label: rates.extra.kind, choices: rates.extra.kinds, first: 'fixed' }),
          amount: wholeAmount({ label: rates.extra.amount, bad: rates.extra.badAmount }),
          isUsage: toggle({ label: rates.extra.isUsage, control: 'checkbox', words: yesNo }),
        },
      }),
    },
  }),
  roles: sitePage({
    type: 'role-profiles',
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
    shownAt: ['/endeleza', '/'],
    found: StoredInitiative,
    saved: UpdateInitiative,
    rows: [['name', 'theme']],
    fields: {
      name: requiredText({ label: initiative.name, maxLength: 120 }),
      theme: requiredText({ label: initiative.theme, maxLength: 200 }),
      teaser: requiredText({
        label: initiative.teaser,
        description: initiative.teaserHint,
        maxLength: 1000,
        minRows: 3,
      }),
      about: requiredText({ label: initiative.about, ...LONG }),
      mission: requiredText({ label: initiative.mission, ...LONG }),
      vision: requiredText({ label: initiative.vision, ...LONG }),
      objectives: textList({ label: initiative.objectives, ...LIST, tooMuch: initiative.objectivesLimit }),
      endGoal: requiredText({ label: initiative.endGoal, ...LONG }),
      impactFigures: parts({
        label: initiative.figures,
        most: MOST_PARTS,
        words: initiative.figure.words,
        rows: [['value', 'label']],
        fields: {
          value: requiredText({
            label: initiative.figure.value,
            placeholder: initiative.figure.valueHint,
            maxLength: 20,
          }),
          label: requiredText({ label: initiative.figure.label, maxLength: 120 }),
        },
      }),
      programmes: parts({
        label: initiative.programmes,
        most: MOST_PARTS,
        words: initiative.programme.words,
        fields: {
          title: requiredText({ label: initiative.programme.title, maxLength: 120 }),
          text: requiredText({ label: initiative.programme.text, maxLength: 1000, minRows: 2 }),
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
      privacyPolicy: markdown(legal.privacyPolicy),
      privacyUpdatedOn: requiredDay({ label: legal.privacyUpdatedOn }),
      copyrightNotice: markdown(legal.copyrightNotice),
      copyrightUpdatedOn: requiredDay({ label: legal.copyrightUpdatedOn }),
    },
  }),
};
