import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { CONTENT_TYPES, type ContentTypeUid } from '../content-types';
import { type Form, type FormSchema, formOf } from './form-options';

/** A field in a row of the form. Sizes are twelfths of the row. */
interface Cell {
  name: string;
  size: number;
}

interface FormConfiguration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: Cell[][] };
}

/** Service of the content manager, for content types and for components. */
interface FormService {
  findConfiguration(model: { uid: string }): Promise<FormConfiguration>;
  updateConfiguration(model: { uid: string }, configuration: FormConfiguration): Promise<unknown>;
}

/** Labels of Strapi's columns. */
const TIMES = { createdAt: 'Created', updatedAt: 'Changed' };

const ROW = 12;
const HALF = 6;
const ROWS_OF_A_LIST = 25;

/** The layout and texts that the last start applied to a form. */
interface Applied {
  layout: Omit<Form, 'fields'> & { fields: { name: string; half: boolean; locked: boolean }[] };
  texts: Record<string, { label: string; help: string }>;
}

/**
 * Configures the panel's forms and lists by the schemas. Labels and help that an editor has changed are kept. A changed
 * layout is kept until the schema changes it.
 */
export async function arrangeForms(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  const types = Object.keys(CONTENT_TYPES).map((uid) => strapi.contentType(uid as ContentTypeUid));
  await arrangeAll(strapi, manager.service('content-types'), types);
  await arrangeAll(strapi, manager.service('components'), Object.values(strapi.components));
}

async function arrangeAll(
  strapi: Core.Strapi,
  service: FormService,
  schemas: readonly (FormSchema & { uid: string })[],
) {
  for (const schema of schemas) {
    const { uid } = schema;
    const form = formOf(schema);
    const store = strapi.store({ type: 'plugin', name: 'panel_forms', key: uid });
    const last = ((await store.get({})) ?? undefined) as Applied | undefined;
    const wanted = appliedBy(form);
    if (isDeepStrictEqual(last, wanted)) continue;
    const before = await service.findConfiguration({ uid });
    await service.updateConfiguration({ uid }, arranged(form, before, last));
    await store.set({ value: wanted });
  }
}

/** Returns the layout and texts to store for a form. */
export function appliedBy({ fields, columns = [], sortBy, isOnce }: Form): Applied {
  const entries = Object.entries(fields);
  return {
    layout: {
      columns,
      ...(sortBy && { sortBy }),
      ...(isOnce && { isOnce }),
      fields: entries.map(([name, { width, locked = false }]) => ({ name, half: width === 'half', locked })),
    },
    texts: Object.fromEntries(entries.map(([name, { label, help = '' }]) => [name, { label, help }])),
  };
}

/** Strapi derives "Sender name" from `senderName`. */
const isDefault = (text: string, name: string) =>
  text.replaceAll(' ', '').toLowerCase() === name.toLowerCase();

/**
 * Returns `wanted`, unless an editor has changed the text.
 *
 * @param name the field
 * @param present stored label or help
 * @param wanted text of this release
 * @param applied text at the last start; absent at the first start, and for new fields
 */
function renewed(name: string, present: unknown, wanted: string, applied: string | undefined): string {
  if (typeof present !== 'string') return wanted;
  const isUnchanged =
    applied === undefined ? present === '' || isDefault(present, name) : present === applied;
  return isUnchanged ? wanted : present;
}

/**
 * Returns the panel's configuration of one form.
 *
 * @param last layout and texts that the last start applied
 */
export function arranged(form: Form, before: FormConfiguration, last?: Applied): FormConfiguration {
  const { fields, columns, sortBy, isOnce } = form;
  const metadatas = { ...before.metadatas };
  for (const [name, { label, help = '', locked = false }] of Object.entries(fields)) {
    const { edit, list } = before.metadatas[name] ?? { edit: {}, list: {} };
    const applied = last?.texts[name];
    metadatas[name] = {
      edit: {
        ...edit,
        label: renewed(name, edit.label, label, applied?.label),
        description: renewed(name, edit.description, help, applied?.help),
        editable: !locked,
        visible: true,
      },
      list: { ...list, label: renewed(name, list.label, label, applied?.label) },
    };
  }
  for (const [name, label] of Object.entries(TIMES)) {
    const { edit, list } = before.metadatas[name] ?? { edit: {}, list: {} };
    metadatas[name] = { edit, list: { ...list, label: renewed(name, list.label, label, undefined) } };
  }
  if (isDeepStrictEqual(last?.layout, appliedBy(form).layout)) return { ...before, metadatas };
  // Field that names an item without a title. The panel does not allow a relation here.
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

/** Puts two consecutive half fields in one row. */
function inRows(fields: Form['fields']): Cell[][] {
  const rows: Cell[][] = [];
  for (const [name, { width }] of Object.entries(fields)) {
    const half = width === 'half';
    const last = rows.at(-1);
    if (half && last?.length === 1 && last[0]?.size === HALF) last.push({ name, size: HALF });
    else rows.push([{ name, size: half ? HALF : ROW }]);
  }
  return rows;
}
