import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { FORMS, type Form } from './forms';
import { PART_FORMS } from './part-forms';

interface FieldMetadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

/** A field in a row of the form; widths in twelfths. */
interface Cell {
  name: string;
  size: number;
}

interface FormConfiguration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldMetadata>;
  layouts: { list: string[]; edit: Cell[][] };
}

/** Of the content manager: for content types, and for the parts of them. */
interface FormService {
  findConfiguration(model: { uid: string }): Promise<FormConfiguration>;
  updateConfiguration(model: { uid: string }, configuration: FormConfiguration): Promise<unknown>;
}

/** Strapi's own columns. */
const TIMES = { createdAt: 'Created', updatedAt: 'Changed' };

const ROW = 12;
const HALF = 6;
const ROWS_OF_A_LIST = 25;

/**
 * The panel's forms and lists as `forms.ts` says. Each form is arranged once: what somebody changes in the panel
 * afterwards stays until the form itself changes with a new version of the site.
 */
export async function arrangeForms(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  await arrangeAll(strapi, manager.service('content-types'), FORMS);
  await arrangeAll(strapi, manager.service('components'), PART_FORMS);
}

async function arrangeAll(strapi: Core.Strapi, service: FormService, forms: Record<string, Form>) {
  for (const [uid, form] of Object.entries(forms)) {
    const store = strapi.store({ type: 'plugin', name: 'panel_forms', key: uid });
    const version = createHash('sha256').update(JSON.stringify(form)).digest('base64url');
    if ((await store.get({})) === version) continue;
    await service.updateConfiguration({ uid }, arranged(form, await service.findConfiguration({ uid })));
    await store.set({ value: version });
  }
}

/** What the panel is told about one form. */
export function arranged(
  { fields, columns, sortBy, isOnce }: Form,
  before: FormConfiguration,
): FormConfiguration {
  const metadatas = { ...before.metadatas };
  for (const [name, { label, help = '', locked = false }] of Object.entries(fields)) {
    const { edit, list } = before.metadatas[name] ?? { edit: {}, list: {} };
    metadatas[name] = {
      edit: { ...edit, label, description: help, editable: !locked, visible: true },
      list: { ...list, label },
    };
  }
  for (const [name, label] of Object.entries(TIMES)) {
    const { edit, list } = before.metadatas[name] ?? { edit: {}, list: {} };
    metadatas[name] = { edit, list: { ...list, label } };
  }
  // Names an item without a title; the panel takes no relation for that.
  const [first = 'id'] = Object.keys(fields);
  const title = fields.title ? 'title' : first;
  return {
    ...before,
    metadatas,
    settings: {
      ...before.settings,
      mainField: isOnce ? 'id' : title,
      pageSize: ROWS_OF_A_LIST,
      defaultSortBy: sortBy ?? 'createdAt',
      defaultSortOrder: sortBy ? 'ASC' : 'DESC',
    },
    layouts: { list: [...(columns ?? [title])], edit: inRows(fields) },
  };
}

/** Two halves share a row when they follow each other. */
function inRows(fields: Form['fields']): Cell[][] {
  const rows: Cell[][] = [];
  for (const [name, { half }] of Object.entries(fields)) {
    const last = rows.at(-1);
    if (half && last?.length === 1 && last[0]?.size === HALF) last.push({ name, size: HALF });
    else rows.push([{ name, size: half ? HALF : ROW }]);
  }
  return rows;
}
