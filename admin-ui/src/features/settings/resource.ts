import { FIRST_PLACE } from '../../../../cms/src/shared/place';
import { email } from '../../kit/fields/address-fields';
import { choice, toggle } from '../../kit/fields/choice-fields';
import { clockTime, type Field, requiredText } from '../../kit/fields/fields';
import { optionalNumber } from '../../kit/fields/whole-amount';
import { fileField } from '../../media/file-field';
import type { ItemIn } from '../../resource/resource';
import { single } from '../../resource/single';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { placeChoices } from './place-choices';
import { wording } from './wording';

const { settings: labels } = CONTENT_TYPES;

/** A number of months; if empty, visitors' submissions are kept. */
const months = (label: { label: string; min: number; max: number }, description: string) => ({
  ...optionalNumber({ ...label, description }),
  display: (typed: string) => (typed ? wording.months(Number(typed)) : wording.stay),
});

type Pace = keyof typeof labels.notifyOwner.choices;

/** Defaults to immediate notices until the owner saves. */
const pace: Field<Pace | null, Pace, Pace, Pace> = {
  ...choice<Pace>({
    label: 'Notify me about messages, applications, comments, bookings and quotes',
    choices: labels.notifyOwner.choices,
    first: 'at_once',
  }),
  fromRow: (raw) => raw ?? 'at_once',
};

/** A part of the place where the owner works. */
const partOfPlace = (
  part: keyof typeof placeChoices,
  description: string,
): Field<string | null, string, string, string> => ({
  ...choice({ ...labels[part], description, choices: placeChoices[part], first: FIRST_PLACE[part] }),
  fromRow: (raw) => raw ?? FIRST_PLACE[part],
});

const aSwitch = { control: 'switch', words: { yes: wording.on, no: wording.off } } as const;
const firstSteps = toggle({
  ...aSwitch,
  label: 'First steps on the dashboard',
  description: 'They leave by themselves when all are done.',
  first: true,
});

/** Defaults until the owner saves: blog on, volunteers on, auto-approve comments off, maintenance off. */
export const settingsFields = {
  siteTitle: requiredText({ ...labels.siteTitle, label: 'Site Title', missing: wording.siteTitleMissing }),
  contactEmail: email({
    ...labels.contactEmail,
    label: 'Contact Email',
    description: 'Shown to visitors. Leave empty to hide it.',
  }),
  mark: fileField({ ...labels.mark, description: wording.mark }),
  country: partOfPlace('country', 'A phone number without a country code belongs to it.'),
  timeZone: partOfPlace(
    'timeZone',
    'Every date and time follows it: today, the calendar, quiet hours, emails. Times that are already set stay the same moments.',
  ),
  currency: partOfPlace(
    'currency',
    'Rates keep their numbers, so check your rate card. Quotes that were sent keep their currency.',
  ),
  enableBlog: toggle({
    ...aSwitch,
    label: 'Enable Blog',
    description: 'If off, the blog is hidden.',
    first: true,
  }),
  enableVolunteers: toggle({
    ...aSwitch,
    label: 'Enable Volunteers',
    description: 'If off, visitors see that applications are closed.',
    first: true,
  }),
  autoApproveComments: toggle({
    ...aSwitch,
    label: 'Auto-approve Comments',
    description: 'If off, comments need your approval in the blog manager.',
  }),
  maintenance: toggle({ ...aSwitch, label: 'Maintenance Mode' }),
  showFirstSteps: { ...firstSteps, fromRow: (raw: boolean | null) => raw ?? true },
  notifyOwner: pace,
  quietFrom: clockTime(labels.quietFrom),
  quietUntil: clockTime({
    ...labels.quietUntil,
    description: 'In your time zone. Notifications are sent after quiet hours. Leave both empty for none.',
  }),
  deleteMessagesAfterMonths: months(
    labels.deleteMessagesAfterMonths,
    'Months after they arrive, including archived messages. Leave empty to keep them.',
  ),
  deleteRejectedAfterMonths: months(
    labels.deleteRejectedAfterMonths,
    'Months after the decision. Leave empty to keep them.',
  ),
  deleteBookingsAfterMonths: months(
    labels.deleteBookingsAfterMonths,
    'Months after the last day of the booking, whatever its status. Leave empty to keep them.',
  ),
};

export const settings = single({
  type: 'settings',
  fields: settingsFields,
  wording: { ...wording, created: wording.saved, updated: wording.saved },
});
export type Settings = ItemIn<typeof settings>;
