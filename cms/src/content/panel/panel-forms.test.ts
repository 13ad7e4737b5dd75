import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Form, type FormSchema, formOf } from './form-options';
import { appliedBy, arranged } from './panel-forms';

interface Attribute {
  enum?: string[];
  pluginOptions?: { form?: object; 'content-manager'?: { visible: boolean } };
}
interface Schema extends FormSchema {
  pluginOptions?: { form?: object };
  attributes: Record<string, Attribute>;
}

const SRC = join(__dirname, '../..');
const schemas = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^api\/.*\/schema\.json$|^components\/.*\.json$/.test(file))
  .map((file): [string, Schema] => [file, JSON.parse(readFileSync(join(SRC, file), 'utf8'))]);

const FIELD_KEYS = ['label', 'help', 'example', 'width', 'rows', 'words', 'locked'];

function formOfType(noun: string): Form {
  const [, schema] = schemas.find(([file]) => file.endsWith(`/${noun}/schema.json`)) ?? [];
  if (!schema) throw new Error(`No schema of ${noun}`);
  return formOf(schema);
}

test.each(schemas)('%s labels or hides each attribute and uses only known options', (_file, schema) => {
  const { fields, columns = [], sortBy = 'createdAt' } = formOf(schema);
  expect(['columns', 'sortBy']).toEqual(
    expect.arrayContaining(Object.keys(schema.pluginOptions?.form ?? {})),
  );
  expect([...Object.keys(schema.attributes), 'createdAt', 'updatedAt']).toEqual(
    expect.arrayContaining([...columns, sortBy]),
  );
  for (const [name, { pluginOptions, enum: values }] of Object.entries(schema.attributes)) {
    const form = pluginOptions?.form;
    const isHidden = pluginOptions?.['content-manager']?.visible === false;
    if (isHidden || (form && 'hidden' in form)) {
      expect(form ?? { hidden: true }, name).toEqual({ hidden: true });
      continue;
    }
    const field = fields[name];
    expect(field?.label, name).toMatch(/^[A-Z]/);
    expect(FIELD_KEYS, name).toEqual(expect.arrayContaining(Object.keys(field ?? {})));
    expect(['half', undefined], name).toContain(field?.width);
    if (field?.words) expect(Object.keys(field.words).toSorted(), name).toEqual(values?.toSorted());
  }
});

const nothing = { settings: {}, metadatas: {}, layouts: { list: [], edit: [] } };

test('explains in the panel where each of the two email addresses is shown', () => {
  const own = arranged(formOfType('contact-details'), nothing).metadatas.email;
  const general = arranged(formOfType('settings'), nothing).metadatas.contactEmail;
  expect(own?.edit.description).toContain('contact page');
  expect(general?.edit.description).toContain('footer');
});

test('puts consecutive half fields in one row, in the order of the table', () => {
  const a = { label: 'A' };
  const half = { label: 'B', width: 'half' } as const;
  const { layouts, settings } = arranged({ fields: { a, b: half, c: half, d: half, e: a } }, nothing);
  expect(layouts.edit.map((row) => row.map(({ name }) => name))).toEqual([['a'], ['b', 'c'], ['d'], ['e']]);
  expect(settings).toMatchObject({ mainField: 'a', defaultSortOrder: 'DESC' });
});

test('names an item by its title, and a single item by its type', () => {
  const mainField = (form: Form) => arranged(form, nothing).settings.mainField;
  expect(mainField(formOfType('milestone'))).toBe('title');
  expect(mainField(formOfType('contact-details'))).toBe('id');
});

const former: Form = { fields: { senderName: { label: 'From whom', help: 'As written' } } };
const renewed: Form = { fields: { senderName: { label: 'From', help: 'As sent', width: 'half' } } };
const textsOf = ({ metadatas: { senderName } }: ReturnType<typeof arranged>) => [
  senderName?.edit.label,
  senderName?.edit.description,
  senderName?.list.label,
];

test('renews the label and help of the release before', () => {
  expect(textsOf(arranged(renewed, arranged(former, nothing), appliedBy(former)))).toEqual([
    'From',
    'As sent',
    'From',
  ]);
});

test('keeps a label or help that an editor has changed or emptied, and renews the other', () => {
  const before = arranged(former, nothing);
  const { senderName = { edit: {}, list: {} } } = before.metadatas;
  const changed = (edit: object) => ({
    ...before,
    metadatas: { senderName: { ...senderName, edit: { ...senderName.edit, ...edit } } },
  });
  const renew = (edit: object) => textsOf(arranged(renewed, changed(edit), appliedBy(former)));
  expect(renew({ label: 'Who wrote' })).toEqual(['Who wrote', 'As sent', 'From']);
  expect(renew({ description: '' })).toEqual(['From', '', 'From']);
});

test('keeps the layout of an editor until the form has another one', () => {
  const before = { ...arranged(former, nothing), layouts: { list: ['id'], edit: [] } };
  const sameLayout: Form = { fields: { senderName: { label: 'From' } } };
  expect(arranged(sameLayout, before, appliedBy(former)).layouts).toEqual(before.layouts);
  expect(arranged(renewed, before, appliedBy(former)).layouts.edit).toEqual([
    [{ name: 'senderName', size: 6 }],
  ]);
});
