import { expect, test } from 'vitest';
import { FORMS, type Form } from './forms';
import { appliedBy, arranged } from './panel-forms';

const nothing = { settings: {}, metadatas: {}, layouts: { list: [], edit: [] } };

test('explains in the panel where each of the two email addresses is shown', () => {
  const own = arranged(FORMS['api::contact-details.contact-details'], nothing).metadatas.email;
  const general = arranged(FORMS['api::settings.settings'], nothing).metadatas.contactEmail;
  expect(own?.edit.description).toContain('contact page');
  expect(general?.edit.description).toContain('footer');
});

test('puts consecutive half fields in one row, in the order of the table', () => {
  const a = { label: 'A' };
  const half = { label: 'B', half: true } as const;
  const { layouts, settings } = arranged({ fields: { a, b: half, c: half, d: half, e: a } }, nothing);
  expect(layouts.edit.map((row) => row.map(({ name }) => name))).toEqual([['a'], ['b', 'c'], ['d'], ['e']]);
  expect(settings).toMatchObject({ mainField: 'a', defaultSortOrder: 'DESC' });
});

test('names an item by its title, and a single item by its type', () => {
  const mainField = (form: Form) => arranged(form, nothing).settings.mainField;
  expect(mainField(FORMS['api::milestone.milestone'])).toBe('title');
  expect(mainField(FORMS['api::contact-details.contact-details'])).toBe('id');
});

const former: Form = { fields: { senderName: { label: 'From whom', help: 'As written' } } };
const renewed: Form = { fields: { senderName: { label: 'From', help: 'As sent', half: true } } };
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

test('renews only texts of earlier releases and of Strapi if no applied texts are stored', () => {
  const redirect = FORMS['api::redirect.redirect'];
  const stored = (label: string) => ({
    ...nothing,
    metadatas: { fromPath: { edit: { label, description: '' }, list: { label } } },
  });
  const labels = ['Missing address', 'From path', 'fromPath', 'Our label'].map(
    (label) => arranged(redirect, stored(label)).metadatas.fromPath?.edit.label,
  );
  expect(labels).toEqual(['Old address', 'Old address', 'Old address', 'Our label']);
});

test('keeps the layout of an editor until the form has another one', () => {
  const before = { ...arranged(former, nothing), layouts: { list: ['id'], edit: [] } };
  const sameLayout: Form = { fields: { senderName: { label: 'From' } } };
  expect(arranged(sameLayout, before, appliedBy(former)).layouts).toEqual(before.layouts);
  expect(arranged(renewed, before, appliedBy(former)).layouts.edit).toEqual([
    [{ name: 'senderName', size: 6 }],
  ]);
});
