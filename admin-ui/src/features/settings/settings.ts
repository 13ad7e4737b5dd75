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
  };
}

export type SettingsValues = {
  siteTitle: string;
  contactEmail: string;
  enableBlog: boolean;
  enableVolunteers: boolean;
  autoApproveComments: boolean;
  maintenance: boolean;
};

/** Characters the CMS takes. */
export const SETTINGS_LIMITS = { siteTitle: 120, contactEmail: 254 } as const;

/** Until the owner has saved: blog on, volunteers on, auto-approve comments off, maintenance off. */
const DEFAULTS: SettingsValues = {
  siteTitle: '',
  contactEmail: '',
  enableBlog: true,
  enableVolunteers: true,
  autoApproveComments: false,
  maintenance: false,
};

export function toSettingsValues(settings: Settings | null): SettingsValues {
  if (!settings) return DEFAULTS;
  const { documentId: _id, revision: _revision, ...values } = settings;
  return values;
}

export function settingsProblems({ siteTitle, contactEmail }: SettingsValues): Problems<SettingsValues> {
  const email = contactEmail.trim();
  return {
    ...(!siteTitle.trim() && { siteTitle: wording.siteTitleMissing }),
    ...(email && !z.safeParse(z.email(), email).success && { contactEmail: wording.badEmail }),
  };
}

export function toSettingsInput(values: SettingsValues) {
  return {
    ...values,
    siteTitle: values.siteTitle.trim(),
    contactEmail: values.contactEmail.trim() || null,
  };
}

const SWITCHES = ['enableBlog', 'enableVolunteers', 'autoApproveComments', 'maintenance'] as const;

/** The settings as lines, for the question which of two versions stays. */
export function settingsLines(values: SettingsValues) {
  return [
    { label: wording.siteTitle, text: values.siteTitle },
    { label: wording.contactEmail, text: values.contactEmail },
    ...SWITCHES.map((name) => ({ label: wording[name], text: values[name] ? wording.on : wording.off })),
  ];
}
