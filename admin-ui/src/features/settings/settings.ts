import { email } from '../../manager/address-fields';
import {
  choice,
  clockTime,
  type Field,
  inputOf,
  readItem,
  requiredText,
  type Shown,
  toggle,
  type Values,
} from '../../manager/fields';
import type { Editable } from '../../manager/use-editor-form';
import type { SettingsRow } from './documents';
import { wording } from './wording';

/** Ten years. */
const LONGEST_RETENTION_MONTHS = 120;

const monthsOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** A number of months, or nothing: then what visitors sent stays. */
function months(
  label: string,
  description: string,
): Field<number | null, number | null, string, number | null> {
  return {
    control: 'line',
    props: {
      label,
      description,
      type: 'number',
      min: 1,
      max: LONGEST_RETENTION_MONTHS,
      step: 1,
      inputMode: 'numeric',
    },
    read: (raw) => raw,
    typed: (shown) => String(shown ?? ''),
    send: monthsOf,
    problem: (typed) => {
      const count = monthsOf(typed);
      const isFine =
        count === null || (Number.isInteger(count) && count >= 1 && count <= LONGEST_RETENTION_MONTHS);
      return isFine ? undefined : wording.badMonths;
    },
    words: (typed) => (typed ? wording.months(Number(typed)) : wording.stay),
  };
}

type Pace = NonNullable<SettingsRow['notifyOwner']>;

/** At once until the owner has saved. */
const pace: Field<Pace | null, Pace, Pace, Pace> = {
  ...choice<Pace>({ label: wording.notifyOwner, choices: wording.paces, first: 'at_once' }),
  read: (raw) => raw ?? 'at_once',
};

const aSwitch = { control: 'switch', words: { yes: wording.on, no: wording.off } } as const;
/** Until the owner has saved: blog on, volunteers on, auto-approve comments off, maintenance off. */
export const settingsFields = {
  siteTitle: requiredText({ label: wording.siteTitle, maxLength: 120, missing: wording.siteTitleMissing }),
  contactEmail: email({ label: wording.contactEmail, description: wording.contactEmailHint }),
  enableBlog: toggle({
    ...aSwitch,
    label: wording.enableBlog,
    description: wording.enableBlogHint,
    first: true,
  }),
  enableVolunteers: toggle({
    ...aSwitch,
    label: wording.enableVolunteers,
    description: wording.enableVolunteersHint,
    first: true,
  }),
  autoApproveComments: toggle({
    ...aSwitch,
    label: wording.autoApproveComments,
    description: wording.autoApproveCommentsHint,
  }),
  maintenance: toggle({ ...aSwitch, label: wording.maintenance }),
  notifyOwner: pace,
  quietFrom: clockTime({ label: wording.quietFrom }),
  quietUntil: clockTime({ label: wording.quietUntil, description: wording.quietHint }),
  deleteMessagesAfterMonths: months(wording.deleteMessagesAfterMonths, wording.deleteMessagesAfterMonthsHint),
  deleteRejectedAfterMonths: months(wording.deleteRejectedAfterMonths, wording.deleteRejectedAfterMonthsHint),
  deleteBookingsAfterMonths: months(wording.deleteBookingsAfterMonths, wording.deleteBookingsAfterMonthsHint),
};
type SettingsFields = typeof settingsFields;

/** The switches and names of the whole site. */
export interface Settings extends Editable, Shown<SettingsFields> {}

export function toSettings(row: SettingsRow): Settings {
  return readItem(settingsFields, row);
}

export const toSettingsInput = (values: Values<SettingsFields>) => inputOf(settingsFields, values);
