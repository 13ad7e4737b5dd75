import * as z from 'zod/mini';
import type { Problems } from '../../manager/use-editor-form';
import type { SettingsRow } from './queries';
import { wording } from './wording';

/** The switches and names of the whole site. */
export interface Settings {
  documentId: string;
  revision: number;
  siteTitle: string;
  /** Empty when there is none. */
  contactEmail: string;
  enableBlog: boolean;
  enableVolunteers: boolean;
  autoApproveComments: boolean;
  maintenance: boolean;
  /** Months; null: they stay. */
  deleteMessagesAfterMonths: number | null;
  deleteRejectedAfterMonths: number | null;
}

export function toSettings(row: SettingsRow): Settings {
  const { siteTitle, enableBlog, enableVolunteers, autoApproveComments, maintenance } = row;
  return {
    documentId: row.documentId,
    revision: row.revision ?? 1,
    siteTitle,
    contactEmail: row.contactEmail ?? '',
    enableBlog,
    enableVolunteers,
    autoApproveComments,
    maintenance,
    deleteMessagesAfterMonths: row.deleteMessagesAfterMonths,
    deleteRejectedAfterMonths: row.deleteRejectedAfterMonths,
  };
}

export type SettingsValues = {
  siteTitle: string;
  contactEmail: string;
  enableBlog: boolean;
  enableVolunteers: boolean;
  autoApproveComments: boolean;
  maintenance: boolean;
  /** As it is typed; empty: they stay. */
  deleteMessagesAfterMonths: string;
  deleteRejectedAfterMonths: string;
};

/** Characters the CMS takes. */
export const SETTINGS_LIMITS = { siteTitle: 120, contactEmail: 254 } as const;

/** Ten years. */
export const LONGEST_RETENTION_MONTHS = 120;

/** Until the owner has saved: blog on, volunteers on, auto-approve comments off, maintenance off. */
const DEFAULTS: SettingsValues = {
  siteTitle: '',
  contactEmail: '',
  enableBlog: true,
  enableVolunteers: true,
  autoApproveComments: false,
  maintenance: false,
  deleteMessagesAfterMonths: '',
  deleteRejectedAfterMonths: '',
};

export function toSettingsValues(settings: Settings | null): SettingsValues {
  if (!settings) return DEFAULTS;
  const { documentId: _id, revision: _revision, ...values } = settings;
  return {
    ...values,
    deleteMessagesAfterMonths: String(values.deleteMessagesAfterMonths ?? ''),
    deleteRejectedAfterMonths: String(values.deleteRejectedAfterMonths ?? ''),
  };
}

const RETENTION = ['deleteMessagesAfterMonths', 'deleteRejectedAfterMonths'] as const;

const monthsOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

function isRetention(typed: string): boolean {
  const months = monthsOf(typed);
  return months === null || (Number.isInteger(months) && months >= 1 && months <= LONGEST_RETENTION_MONTHS);
}

export function settingsProblems(values: SettingsValues): Problems<SettingsValues> {
  const { siteTitle, contactEmail } = values;
  const email = contactEmail.trim();
  const badMonths = RETENTION.filter((name) => !isRetention(values[name]));
  return {
    ...Object.fromEntries(badMonths.map((name) => [name, wording.badMonths])),
    ...(!siteTitle.trim() && { siteTitle: wording.siteTitleMissing }),
    ...(email && !z.safeParse(z.email(), email).success && { contactEmail: wording.badEmail }),
  };
}

export function toSettingsInput(values: SettingsValues) {
  return {
    ...values,
    siteTitle: values.siteTitle.trim(),
    contactEmail: values.contactEmail.trim() || null,
    deleteMessagesAfterMonths: monthsOf(values.deleteMessagesAfterMonths),
    deleteRejectedAfterMonths: monthsOf(values.deleteRejectedAfterMonths),
  };
}

const SWITCHES = ['enableBlog', 'enableVolunteers', 'autoApproveComments', 'maintenance'] as const;

/** The settings as lines, for the question which of two versions stays. */
export function settingsLines(values: SettingsValues) {
  return [
    { label: wording.siteTitle, text: values.siteTitle },
    { label: wording.contactEmail, text: values.contactEmail },
    ...SWITCHES.map((name) => ({ label: wording[name], text: values[name] ? wording.on : wording.off })),
    ...RETENTION.map((name) => ({
      label: wording[name],
      text: values[name] ? wording.months(Number(values[name])) : wording.stay,
    })),
  ];
}
