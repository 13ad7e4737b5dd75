import type { Public } from '@strapi/strapi';
import type { ContentTypeUid } from '../content-types';
import { pictureRightsForm } from './picture-rights-form';
import { bookingPapersForm, quoteForm } from './quote-forms';
import { searchFields } from './search-fields';
import { awayForm, bookingForm, commentForm, messageForm, volunteerForm } from './submission-forms';

/** Filled in by Strapi or by the rules, or what visitors sent, which has lists of its own: no form shows them. */
type Unseen =
  | 'createdAt'
  | 'updatedAt'
  | 'publishedAt'
  | 'createdBy'
  | 'updatedBy'
  | 'locale'
  | 'localizations'
  | 'excerpt'
  | 'firstPublishedAt'
  | 'listDate'
  | 'previewsEndedAt'
  | 'readingMinutes'
  | 'submissionKey'
  | 'tokenSeed'
  | 'tokenHash'
  | 'tokenEndsAt'
  | 'heldSince'
  | 'booking'
  | 'bookingId'
  | 'uploadKey'
  | 'comments'
  | 'volunteers'
  | 'fromFile';

type Schemas = Public.ContentTypeSchemas;

/** One field of a form: its name in words, and what whoever fills it in has to know. */
export interface Field {
  label: string;
  help?: string;
  /** Half a row wide */
  half?: true;
  /** Shown and not editable */
  locked?: true;
}

/** A form of the panel: every field, in the order in which it is filled in. */
export interface Form<Name extends string = string> {
  fields: Readonly<Record<Name, Field>>;
  /** There is one: it has no list, and is called what its type is called */
  isOnce?: true;
  columns?: readonly (Name | 'createdAt' | 'updatedAt')[];
  /** The list's first order: newest first when absent */
  sortBy?: Name;
}

type FieldsOf<Schema extends { attributes: object }> = Exclude<keyof Schema['attributes'] & string, Unseen>;

const REVISION: Field = {
  label: 'Revision',
  help: 'Counted up on every save; tells when somebody else saved in the meantime',
  half: true,
  locked: true,
};
/** A form of another file, with the revision that every item has. */
const counted = <F extends { fields: object }>(form: F) => ({
  ...form,
  fields: { ...form.fields, revision: REVISION },
});
export const TITLE: Field = { label: 'Title' };
const LOCATION: Field = { label: 'Place', half: true };
const DATE: Field = { label: 'Date', half: true };
const LINES = 'One entry per line';
const MARKDOWN = 'Written in Markdown: # begins a heading, - a list, a blank line a paragraph';
/** Of files that are sent from the panel; the owner's area says what each picture is for, and takes larger ones. */
const SIZE = 'At most 5 MB';
export const picture = (place?: string): Field => ({
  label: 'Picture',
  help: [SIZE, place].filter(Boolean).join('. '),
});

/** Every content type of ours; the compiler names a type or an attribute that is missing here. */
export const FORMS: { readonly [Uid in ContentTypeUid]: Form<FieldsOf<Schemas[Uid]>> } = {
  'api::portfolio-item.portfolio-item': {
    columns: ['image', 'title', 'category', 'position', 'updatedAt'],
    sortBy: 'position',
    fields: {
      title: TITLE,
      category: { label: 'Category', help: 'A filter button of the portfolio, such as Runway', half: true },
      year: { label: 'Year', help: 'Shown on the card. Empty: the year it was uploaded', half: true },
      position: {
        label: 'Position',
        help: "Arranged in the owner's area; 0 comes first, newest first",
        half: true,
        locked: true,
      },
      image: picture('Without one the item is kept and not shown'),
      description: { label: 'Description', help: 'Shown below the large picture' },
      revision: REVISION,
    },
  },
  'api::digital-set.digital-set': {
    sortBy: 'takenOn',
    fields: {
      takenOn: { label: 'Day taken', half: true },
      stillTrueOn: { label: 'Still true on', help: 'A year later the set leaves the page', half: true },
      pictures: { label: 'Pictures', help: 'Unretouched, with an angle each' },
      clip: { label: 'Walk clip', help: 'MP4 or WEBM, at most 100 MB' },
      captions: { label: 'Captions', help: 'WebVTT (.vtt), at most 1 MB' },
      revision: REVISION,
    },
  },
  'api::blog-post.blog-post': {
    columns: ['title', 'tags', 'createdAt', 'updatedAt'],
    fields: {
      title: TITLE,
      slug: {
        label: 'Address',
        help: 'The end of the address of the post. Made from the title, and fixed once the post is published',
      },
      content: { label: 'Text', help: MARKDOWN },
      image: picture('Above the post, and in the list of posts'),
      tags: { label: 'Tags', help: LINES },
      ...searchFields,
      revision: REVISION,
    },
  },
  'api::milestone.milestone': {
    columns: ['image', 'year', 'title', 'updatedAt'],
    sortBy: 'year',
    fields: {
      year: { label: 'Year', help: 'Such as 2024, or 2017 to today', half: true },
      title: { ...TITLE, half: true },
      description: { label: 'Description' },
      image: picture(),
      revision: REVISION,
    },
  },
  'api::project.project': {
    columns: ['title', 'status', 'location', 'acceptsVolunteers', 'updatedAt'],
    fields: {
      title: TITLE,
      description: { label: 'Description' },
      duration: { label: 'Duration', help: 'In words, such as March to June 2026', half: true },
      location: LOCATION,
      status: { label: 'Status', half: true },
      acceptsVolunteers: {
        label: 'Accepts volunteers',
        help: 'Yes: the volunteer form offers this project',
        half: true,
      },
      volunteersCount: { label: 'Places for volunteers', half: true },
      media: { label: 'Picture or video', help: 'A picture of at most 5 MB, or a video of at most 100 MB' },
      mediaType: { label: 'Kind of file', help: 'Follows from the file', half: true, locked: true },
      ...searchFields,
      revision: REVISION,
    },
  },
  'api::event.event': {
    columns: ['title', 'date', 'type', 'status', 'location'],
    sortBy: 'date',
    fields: {
      title: TITLE,
      date: DATE,
      time: { label: 'Time', help: "Nairobi's time", half: true },
      location: LOCATION,
      maxAttendees: { label: 'Most attendees', help: '0: no limit is shown', half: true },
      type: { label: 'Type', half: true },
      status: { label: 'Status', half: true },
      image: picture(),
      description: { label: 'Description' },
      revision: REVISION,
    },
  },
  'api::redirect.redirect': {
    columns: ['fromPath', 'toPath', 'updatedAt'],
    sortBy: 'fromPath',
    fields: {
      fromPath: { label: 'Missing address', help: 'A path without a page, such as /shop', half: true },
      toPath: { label: 'Leads to', help: 'The path of a page of this site, such as /rate-card', half: true },
      revision: REVISION,
    },
  },
  'api::bio-content.bio-content': {
    isOnce: true,
    fields: {
      title: TITLE,
      intro: { label: 'Introduction', help: 'A short paragraph before the biography' },
      content: { label: 'Biography', help: 'A blank line begins a new paragraph' },
      professionalBackground: { label: 'Professional background', help: LINES },
      image: picture('Beside the biography'),
      revision: REVISION,
    },
  },
  'api::settings.settings': {
    isOnce: true,
    fields: {
      siteTitle: { label: 'Site title', help: 'In the title of every page, the footer and link previews' },
      contactEmail: {
        label: 'Contact email',
        help: 'The Email link of every footer, and the contact page unless Contact and social has an email of its own',
      },
      enableBlog: { label: 'Blog', help: 'Off: the blog and its posts cannot be found', half: true },
      enableVolunteers: {
        label: 'Volunteers',
        help: 'Off: visitors read that volunteer applications are closed',
        half: true,
      },
      autoApproveComments: {
        label: 'Auto-approve comments',
        help: "Off: comments wait in the owner's area",
        half: true,
      },
      maintenance: { label: 'Maintenance', help: 'On: visitors see a maintenance page', half: true },
      deleteMessagesAfterMonths: {
        label: 'Delete messages after',
        help: 'Months since they arrived; empty: they stay',
        half: true,
      },
      deleteRejectedAfterMonths: {
        label: 'Delete rejected applications after',
        help: 'Months since the decision; empty: they stay',
        half: true,
      },
      deleteBookingsAfterMonths: {
        label: 'Delete bookings after',
        help: 'Months since their last day; empty: they stay',
        half: true,
      },
      notifyOwner: { label: 'Mail about what arrives', help: 'at_once, once a day, or never', half: true },
      quietFrom: { label: 'No mail from', help: "Nairobi's time; with the next: a quiet night", half: true },
      quietUntil: { label: 'No mail until', help: "Nairobi's time", half: true },
      revision: REVISION,
    },
  },
  'api::hero.hero': {
    isOnce: true,
    fields: {
      tagline: { label: 'Tagline', help: 'The line below the name' },
      badge: { label: 'Badge', help: 'The few words beside the name', half: true },
      experience: { label: 'Experience', help: 'Such as Over 9 years of experience', half: true },
      finalistLine: { label: 'Finalist line' },
      professions: { label: 'Professions', help: LINES },
      image: picture('Behind the top of the home page'),
      portraitImage: { ...picture('The person, upright'), label: 'Portrait' },
      revision: REVISION,
    },
  },
  'api::rate-card.rate-card': {
    isOnce: true,
    fields: {
      title: TITLE,
      intro: { label: 'Introduction' },
      services: { label: 'Services', help: 'In the order of the page' },
      extras: { label: 'Extras', help: 'What a booking can have beside its service' },
      image: picture('Beside the rates'),
      revision: REVISION,
    },
  },
  'api::measurements.measurements': {
    isOnce: true,
    fields: {
      measuredOn: {
        label: 'Measured on',
        help: 'Today once a value changes, unless another day is chosen',
        half: true,
      },
      lines: { label: 'Measurements', help: 'In the order of the pages' },
      revision: REVISION,
    },
  },
  'api::role-profiles.role-profiles': {
    isOnce: true,
    fields: {
      profiles: { label: 'Profiles', help: 'Organizer, judge and instructor, one of each' },
      revision: REVISION,
    },
  },
  'api::initiative.initiative': {
    isOnce: true,
    fields: {
      name: { label: 'Name', half: true },
      theme: { label: 'Motto', half: true },
      teaser: { label: 'Teaser', help: 'One paragraph for the home page' },
      about: { label: 'About' },
      mission: { label: 'Mission' },
      vision: { label: 'Vision' },
      objectives: { label: 'Objectives', help: LINES },
      endGoal: { label: 'End goal' },
      programmes: { label: 'Programmes', help: 'In the order of the page' },
      impactFigures: { label: 'Impact figures' },
      images: { ...picture('In the order of the page'), label: 'Pictures' },
      revision: REVISION,
    },
  },
  'api::contact-details.contact-details': {
    isOnce: true,
    fields: {
      intro: { label: 'Introduction', help: 'Above the contact form' },
      email: {
        label: 'Email',
        help: 'Shown on the contact page. Empty: the contact email of Settings is shown there',
        half: true,
      },
      phone: { label: 'Phone', help: 'Empty: not shown', half: true },
      address: { label: 'Address', help: 'Empty: not shown' },
      instagramUrl: { label: 'Instagram', help: 'The whole address; empty: no link', half: true },
      facebookUrl: { label: 'Facebook', help: 'The whole address; empty: no link', half: true },
      xUrl: { label: 'X', help: 'The whole address; empty: no link', half: true },
      linkedinUrl: { label: 'LinkedIn', help: 'The whole address; empty: no link', half: true },
      revision: REVISION,
    },
  },
  'api::legal-pages.legal-pages': {
    isOnce: true,
    fields: {
      privacyPolicy: { label: 'Privacy policy', help: MARKDOWN },
      privacyUpdatedOn: { label: 'Privacy policy changed on', half: true },
      copyrightNotice: { label: 'Copyright notice', help: MARKDOWN },
      copyrightUpdatedOn: { label: 'Copyright notice changed on', half: true },
      revision: REVISION,
    },
  },
  'api::comp-card.comp-card': {
    isOnce: true,
    fields: {
      pictures: {
        label: 'Pictures',
        help: 'Of the portfolio or the digitals: the main one first, then up to four more',
      },
      revision: REVISION,
    },
  },
  'api::volunteer.volunteer': counted(volunteerForm),
  'api::message.message': counted(messageForm),
  'api::comment.comment': counted(commentForm),
  'api::booking.booking': counted(bookingForm),
  'api::away.away': counted(awayForm),
  'api::quote.quote': counted(quoteForm),
  'api::booking-papers.booking-papers': counted(bookingPapersForm),
  'api::picture-right.picture-right': counted(pictureRightsForm),
};
