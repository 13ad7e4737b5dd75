import { type MenuPage, menuOf } from '../../../../cms/src/shared/menu';
import { place } from '../../../../cms/src/shared/place';
import { profileAddress } from '../../../../cms/src/shared/profile-address';
import { INITIATIVE_PATH } from '../../../../cms/src/shared/site-pages';
import { email } from '../../kit/fields/address-fields';
import { choice, toggle } from '../../kit/fields/choice-fields';
import { type Field, type Fields, following, requiredText, type Shown, text } from '../../kit/fields/fields';
import { parts, textList } from '../../kit/fields/part-fields';
import { optionalNumber, wholeAmount } from '../../kit/fields/whole-amount';
import type { Editable } from '../../kit/form/use-draft';
import { imageField, imagesField } from '../../media/image-field';
import { formOf, type TypeName } from '../../resource/form-of';
import { single } from '../../resource/single';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { wording } from './wording';

export type Texts = Editable & Shown<Fields>;

interface PageOptions {
  type: TypeName;
  /** Name of its drafts, if it is not the type. */
  key?: string;
  fields: Fields;
  /** Paths of the site that show these texts and images, main one first. */
  shownAt: readonly string[];
  /** Names of fields that share a row if there is room. */
  rows?: readonly (readonly string[])[];
}

export type SitePage = ReturnType<typeof sitePage>;

/** A single type with texts and images of the site: its form, its queries and the paths that show it. */
function sitePage({ type, key = type, fields, shownAt, rows = [] }: PageOptions) {
  return {
    ...single({ type, key: `pages/${key}`, fields, wording }),
    key,
    shownAt,
    rows,
  };
}

const { contact, rates, roles, initiative, yesNo } = wording;
const {
  hero: heroFields,
  contactDetails,
  extra,
  impactFigure,
  initiative: initiativeFields,
  legalPages,
  menuEntry,
  profileLink,
  programme,
  rateCard,
  roleProfile,
  service,
  settings,
} = CONTENT_TYPES;

interface Labelled {
  label: string;
  maxLength: number;
}

const markdown = (field: Labelled) =>
  text({
    ...field,
    description:
      'Markdown: # for headings, - for lists, a blank line for a new paragraph. {name}, {country}, {law} and {authority} are filled in. A heading or paragraph that ends with {applications} or {comments} is shown while that is on.',
  });

const profileLinks = parts({
  ...contactDetails.links,
  description: contact.linksHint,
  words: contact.words,
  rows: [['network', 'address']],
  fields: {
    network: choice(profileLink.network),
    address: requiredText(profileLink.address),
  },
});
/** Returns the sentences about links that lead nowhere, by the path of the address. */
const deadLinks = (typed: readonly { network: string; address: string }[]): Record<string, string> =>
  Object.fromEntries(
    typed.flatMap(({ network, address }, place) =>
      profileAddress(network, address) ? [] : [[`${place}.address`, contact.badLink(place + 1, network)]],
    ),
  );

const roleProfiles = parts({
  ...CONTENT_TYPES.roleProfiles.profiles,
  words: roles.words,
  fields: {
    title: requiredText(roleProfile.title),
    summary: text(roleProfile.summary),
    text: requiredText(roleProfile.text),
    image: imageField(roleProfile.image),
  },
});

/** The biography's is with the biography. */
const { biographyDescription: _, ...pageTexts } = formOf('pageTexts', []).fields;

/** The name of its entry, not a control. */
const page: Field<MenuPage, MenuPage, MenuPage, MenuPage> = {
  control: 'carried',
  props: menuEntry.page,
  fromRow: (raw) => raw,
  toForm: (shown = 'biography') => shown,
  toInput: (typed) => typed,
  display: wording.pageOfMenu,
};
const menu = parts({
  ...settings.menu,
  description: wording.menu.hint,
  words: wording.menu.words,
  fields: { page, show: choice(menuEntry.show) },
});

export type TextTab = Exclude<keyof typeof wording.tabs, 'missed' | 'redirects'>;

export const SITE_PAGES: Readonly<Record<TextTab, SitePage>> = {
  hero: sitePage({
    type: 'hero',
    shownAt: ['/', '/preview/index.jpg'],
    rows: [['finalistLine', 'experience']],
    fields: {
      tagline: requiredText({ ...heroFields.tagline, description: 'The line below your name' }),
      finalistLine: text({ ...heroFields.finalistLine, description: 'Below your name, unless empty' }),
      experience: text({ ...heroFields.experience, description: 'After the achievement, unless empty' }),
      badge: text({ ...heroFields.badge, description: 'In a seal of the newer design, unless empty' }),
      professions: textList(heroFields.professions),
      image: imageField({ ...heroFields.image, description: 'On wide screens' }),
      portraitImage: imageField({
        ...heroFields.portraitImage,
        description: 'On phones. Without it, phones show the image for wide screens',
      }),
      shareImage: imageField({
        ...heroFields.shareImage,
        description:
          'In link previews of pages without an image. Without it, they show the image for wide screens',
      }),
    },
  }),
  contact: sitePage({
    type: 'contactDetails',
    key: 'contact-details',
    shownAt: ['/contact'],
    rows: [['phone', 'address']],
    fields: {
      intro: text({ ...contactDetails.intro, description: 'Above the contact form' }),
      email: email({
        ...contactDetails.email,
        description: 'Shown on the contact page. Leave empty to use the contact email from Settings.',
      }),
      phone: text({ ...contactDetails.phone, description: 'Leave empty to hide it.' }),
      address: text({ ...contactDetails.address, description: 'Leave empty to hide it.' }),
      links: {
        ...profileLinks,
        problem: (typed) => profileLinks.problem?.(typed) ?? Object.values(deadLinks(typed))[0],
        marks: (typed) => ({ ...deadLinks(typed), ...profileLinks.marks?.(typed) }),
      } satisfies typeof profileLinks,
    },
  }),
  rates: sitePage({
    type: 'rateCard',
    key: 'rate-card',
    shownAt: ['/rate-card'],
    fields: {
      title: requiredText(rateCard.title),
      intro: text(rateCard.intro),
      image: imageField({ ...rateCard.image, description: 'Beside the rates' }),
      services: parts({
        ...rateCard.services,
        words: rates.words,
        rows: [
          ['name', 'price'],
          ['unit', 'smallestQuantity'],
        ],
        fields: {
          name: requiredText(service.name),
          price: following(
            {
              ...optionalNumber({ ...service.price, bad: rates.badPrice }),
              toForm: (shown = null) => String(shown ?? ''),
            },
            () => `Price in ${place().currency}`,
          ),
          unit: choice(service.unit),
          smallestQuantity: wholeAmount({
            ...service.smallestQuantity,
            label: 'Smallest quantity',
            first: 1,
          }),
          isFrom: toggle({
            label: 'Show as “from” price',
            control: 'checkbox',
            words: yesNo,
          }),
          hasUsage: toggle({
            label: 'Clients choose how long they may use the images',
            description: 'They choose among the extras below that are image usage. Add one first.',
            control: 'checkbox',
            words: yesNo,
          }),
          note: text(service.note),
        },
      }),
      extras: parts({
        ...rateCard.extras,
        description: 'Optional add-ons for a booking. Shown on the booking page, not on the rate card.',
        words: rates.extra.words,
        rows: [['kind', 'amount']],
        fields: {
          name: requiredText(extra.name),
          kind: choice({ ...extra.kind, label: 'Kind' }),
          amount: following(
            wholeAmount({ ...extra.amount, bad: rates.extra.badAmount }),
            () => `Amount (${place().currency} or %)`,
          ),
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
    type: 'roleProfiles',
    key: 'role-profiles',
    shownAt: ['/about-roles'],
    fields: {
      profiles: {
        ...roleProfiles,
        problem: (typed) => {
          const isTwice = new Set(typed.map(({ title }) => title.trim().toLowerCase())).size < typed.length;
          return roleProfiles.problem?.(typed) ?? (isTwice ? roles.twice : undefined);
        },
      } satisfies typeof roleProfiles,
    },
  }),
  initiative: sitePage({
    type: 'initiative',
    shownAt: [INITIATIVE_PATH, '/'],
    rows: [['name', 'eyebrow']],
    fields: {
      name: text({ ...initiativeFields.name, description: initiative.nameHint }),
      slug: text({ ...initiativeFields.slug, description: initiative.slugHint }),
      eyebrow: text({ ...initiativeFields.eyebrow, description: initiative.onBoth }),
      theme: text({ ...initiativeFields.theme, description: initiative.onBoth }),
      teaser: text({ ...initiativeFields.teaser, description: 'One paragraph for the home page' }),
      about: text({ ...initiativeFields.about, description: initiative.onPage }),
      mission: text({ ...initiativeFields.mission, description: initiative.onPage }),
      vision: text({ ...initiativeFields.vision, description: initiative.older }),
      objectives: textList({ label: initiative.objectives }),
      endGoal: text({ ...initiativeFields.endGoal, description: initiative.older }),
      images: imagesField({
        ...initiativeFields.images,
        description: initiative.imagesHint,
        one: roleProfile.image.label,
        words: initiative.images,
      }),
      impactFigures: parts({
        ...initiativeFields.impactFigures,
        description: initiative.newer,
        words: initiative.figure.words,
        rows: [['value', 'label']],
        fields: {
          value: requiredText(impactFigure.value),
          label: requiredText(impactFigure.label),
        },
      }),
      programmes: parts({
        ...initiativeFields.programmes,
        description: initiative.newer,
        words: initiative.programme.words,
        fields: {
          title: requiredText(programme.title),
          text: requiredText(programme.text),
        },
      }),
    },
  }),
  texts: sitePage({
    type: 'pageTexts',
    key: 'page-texts',
    shownAt: ['/', '/portfolio', '/events', '/projects', '/blog', '/volunteer'],
    fields: {
      ...pageTexts,
      projectTags: textList(CONTENT_TYPES.pageTexts.projectTags),
    },
  }),
  menu: sitePage({
    type: 'settings',
    key: 'menu',
    shownAt: ['/'],
    fields: { menu: { ...menu, toForm: (shown = []) => menuOf(shown) } satisfies typeof menu },
  }),
  legal: sitePage({
    type: 'legalPages',
    key: 'legal-pages',
    shownAt: ['/privacy-policy', '/copyright'],
    fields: {
      privacyPolicy: markdown(legalPages.privacyPolicy),
      copyrightNotice: markdown(legalPages.copyrightNotice),
    },
  }),
};
