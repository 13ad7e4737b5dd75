import type { Public } from '@strapi/strapi';
import type { ContentTypeUid } from '../content-types';
import { pictureRightsForm } from './picture-rights-form';
import { bookingPapersForm, quoteForm } from './quote-forms';
import { searchFields } from './search-fields';
import { awayForm, bookingForm, commentForm, messageForm, volunteerForm } from './submission-forms';

/** Fields that no form shows: filled in by Strapi or by rules, or submissions, which have separate lists. */
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

export interface Field {
  label: string;
  help?: string;
  /** Half a row wide */
  half?: true;
  /** Shown but not editable */
  locked?: true;
}

/** A form of the panel: every field, in the order of the form. */
export interface Form<Name extends string = string> {
  fields: Readonly<Record<Name, Field>>;
  /** The type has a single item: no list, and the item is named after its type */
  isOnce?: true;
  columns?: readonly (Name | 'createdAt' | 'updatedAt')[];
  /** Default order of the list; newest first if absent */
  sortBy?: Name;
}

type FieldsOf<Schema extends { attributes: object }> = Exclude<keyof Schema['attributes'] & string, Unseen>;

const REVISION: Field = {
  label: 'Revision',
  help: 'Goes up with every save, to detect changes by someone else',
  half: true,
  locked: true,
};
/** Adds the revision, which every item has, to a form of another file. */
const counted = <F extends { fields: object }>(form: F) => ({
  ...form,
  fields: { ...form.fields, revision: REVISION },
});
export const TITLE: Field = { label: 'Title' };
const LOCATION: Field = { label: 'Location', half: true };
const DATE: Field = { label: 'Date', half: true };
const LINES = 'One entry per line';
const MARKDOWN = 'Markdown: # for headings, - for lists, a blank line for a new paragraph';
/** For uploads in the panel. The owner's area sends the kind of each picture, and some kinds may be larger. */
const SIZE = '5MB at most';
export const picture = (place?: string): Field => ({
  label: 'Image',
  help: [SIZE, place].filter(Boolean).join('. '),
});

/** The forms of all content types. The compiler reports a missing type or attribute. */
export const FORMS: { readonly [Uid in ContentTypeUid]: Form<FieldsOf<Schemas[Uid]>> } = {
  'api::portfolio-item.portfolio-item': {
    columns: ['image', 'title', 'category', 'position', 'updatedAt'],
    sortBy: 'position',
    fields: {
      title: TITLE,
      category: { label: 'Category', help: 'Shown as a portfolio filter, such as Runway', half: true },
      year: { label: 'Year', help: 'Shown on the card. Leave empty for the year of the upload', half: true },
      position: {
        label: 'Position',
        help: "Set in the owner's area; 0 is first, then newest first",
        half: true,
        locked: true,
      },
      image: picture('Items without an image are hidden'),
      description: { label: 'Description', help: 'Shown below the large image' },
      revision: REVISION,
    },
  },
  'api::digital-set.digital-set': {
    sortBy: 'takenOn',
    fields: {
      takenOn: { label: 'Date taken', half: true },
      stillTrueOn: {
        label: 'Confirmed as accurate on',
        help: 'The set is hidden a year after this date',
        half: true,
      },
      pictures: { label: 'Images', help: 'Unretouched, one angle per image' },
      clip: { label: 'Walk video', help: 'MP4 or WEBM, 100MB at most' },
      captions: { label: 'Captions', help: 'WebVTT (.vtt), 1MB at most' },
      revision: REVISION,
    },
  },
  'api::blog-post.blog-post': {
    columns: ['title', 'tags', 'createdAt', 'updatedAt'],
    fields: {
      title: TITLE,
      slug: {
        label: 'Page address',
        help: "Last part of the post's web address. Created from the title, fixed once published",
      },
      content: { label: 'Text', help: MARKDOWN },
      image: picture('Shown above the post and in the list of posts'),
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
      duration: { label: 'Duration', help: 'Such as March to June 2026', half: true },
      location: LOCATION,
      status: { label: 'Status', half: true },
      acceptsVolunteers: {
        label: 'Accepts volunteers',
        help: 'If on, visitors can choose this project in the volunteer form',
        half: true,
      },
      volunteersCount: { label: 'Number of volunteers', half: true },
      media: { label: 'Image or video', help: 'Image of 5MB at most, or video of 100MB at most' },
      mediaType: { label: 'Type of file', help: 'Set from the file', half: true, locked: true },
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
      time: { label: 'Time', help: 'Nairobi time', half: true },
      location: LOCATION,
      maxAttendees: { label: 'Max attendees', help: '0 means no limit', half: true },
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
      fromPath: { label: 'Old address', help: 'A path that no longer exists, such as /shop', half: true },
      toPath: {
        label: 'New address',
        help: 'The path of a page of this site, such as /rate-card',
        half: true,
      },
      revision: REVISION,
    },
  },
  'api::bio-content.bio-content': {
    isOnce: true,
    fields: {
      title: TITLE,
      intro: { label: 'Introduction', help: 'Short paragraph before the biography' },
      content: { label: 'Biography', help: 'A blank line for a new paragraph' },
      professionalBackground: { label: 'Professional background', help: LINES },
      image: picture('Shown beside the biography'),
      revision: REVISION,
    },
  },
  'api::settings.settings': {
    isOnce: true,
    fields: {
      siteTitle: { label: 'Site title', help: 'Shown in page titles, the footer and link previews' },
      contactEmail: {
        label: 'Contact email',
        help: 'Used in the footer, and on the contact page unless "Contact and social" has its own email',
      },
      enableBlog: { label: 'Blog', help: 'If off, the blog is hidden', half: true },
      enableVolunteers: {
        label: 'Volunteers',
        help: 'If off, visitors see that applications are closed',
        half: true,
      },
      autoApproveComments: {
        label: 'Auto-approve comments',
        help: "If off, comments need approval in the owner's area",
        half: true,
      },
      maintenance: { label: 'Maintenance', help: 'If on, visitors see a maintenance page', half: true },
      deleteMessagesAfterMonths: {
        label: 'Delete messages after',
        help: 'Months after they arrive. Leave empty to keep them',
        half: true,
      },
      deleteRejectedAfterMonths: {
        label: 'Delete rejected applications after',
        help: 'Months after the decision. Leave empty to keep them',
        half: true,
      },
      deleteBookingsAfterMonths: {
        label: 'Delete bookings after',
        help: 'Months after the last day. Leave empty to keep them',
        half: true,
      },
      notifyOwner: { label: 'Email notifications', help: 'at_once, daily or never', half: true },
      quietFrom: { label: 'Quiet hours from', help: 'Nairobi time. Set both for quiet hours', half: true },
      quietUntil: { label: 'Quiet hours until', help: 'Nairobi time', half: true },
      revision: REVISION,
    },
  },
  'api::hero.hero': {
    isOnce: true,
    fields: {
      tagline: { label: 'Tagline', help: 'Line below the name' },
      badge: { label: 'Badge', help: 'Short text beside the name', half: true },
      experience: { label: 'Experience', help: 'Such as Over 9 years of experience', half: true },
      finalistLine: { label: 'Finalist line' },
      professions: { label: 'Professions', help: LINES },
      image: picture('Background at the top of the home page'),
      portraitImage: { ...picture('Portrait format'), label: 'Portrait' },
      revision: REVISION,
    },
  },
  'api::rate-card.rate-card': {
    isOnce: true,
    fields: {
      title: TITLE,
      intro: { label: 'Introduction' },
      services: { label: 'Services', help: 'In the order shown on the page' },
      extras: { label: 'Extras', help: 'Optional add-ons for a booking' },
      image: picture('Shown beside the rates'),
      revision: REVISION,
    },
  },
  'api::measurements.measurements': {
    isOnce: true,
    fields: {
      measuredOn: {
        label: 'Measured on',
        help: 'Set to today when a value changes, unless you choose another date',
        half: true,
      },
      lines: { label: 'Measurements', help: 'In the order shown on the site' },
      revision: REVISION,
    },
  },
  'api::role-profiles.role-profiles': {
    isOnce: true,
    fields: {
      profiles: { label: 'Profiles', help: 'One each for organizer, judge and instructor' },
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
      programmes: { label: 'Programmes', help: 'In the order shown on the page' },
      impactFigures: { label: 'Impact figures' },
      images: { ...picture('In the order shown on the page'), label: 'Images' },
      revision: REVISION,
    },
  },
  'api::contact-details.contact-details': {
    isOnce: true,
    fields: {
      intro: { label: 'Introduction', help: 'Shown above the contact form' },
      email: {
        label: 'Email',
        help: 'Shown on the contact page. Leave empty to use the contact email from Settings',
        half: true,
      },
      phone: { label: 'Phone', help: 'Leave empty to hide it', half: true },
      address: { label: 'Address', help: 'Leave empty to hide it' },
      instagramUrl: { label: 'Instagram', help: 'Full address. Leave empty for no link', half: true },
      facebookUrl: { label: 'Facebook', help: 'Full address. Leave empty for no link', half: true },
      xUrl: { label: 'X', help: 'Full address. Leave empty for no link', half: true },
      linkedinUrl: { label: 'LinkedIn', help: 'Full address. Leave empty for no link', half: true },
      revision: REVISION,
    },
  },
  'api::legal-pages.legal-pages': {
    isOnce: true,
    fields: {
      privacyPolicy: { label: 'Privacy policy', help: MARKDOWN },
      privacyUpdatedOn: { label: 'Privacy policy updated on', half: true },
      copyrightNotice: { label: 'Copyright notice', help: MARKDOWN },
      copyrightUpdatedOn: { label: 'Copyright notice updated on', half: true },
      revision: REVISION,
    },
  },
  'api::comp-card.comp-card': {
    isOnce: true,
    fields: {
      pictures: {
        label: 'Images',
        help: 'From the portfolio or digitals. Main image first, then up to four more',
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
