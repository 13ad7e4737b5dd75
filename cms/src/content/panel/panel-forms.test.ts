import { expect, test } from 'vitest';
import { FORMS, type Form } from './forms';
import { arranged } from './panel-forms';

const nothing = { settings: {}, metadatas: {}, layouts: { list: [], edit: [] } };

test('the panel says of both email addresses where they are shown', () => {
  const own = arranged(FORMS['api::contact-details.contact-details'], nothing).metadatas.email;
  const general = arranged(FORMS['api::settings.settings'], nothing).metadatas.contactEmail;
  expect(own?.edit.description).toContain('contact page');
  expect(general?.edit.description).toContain('footer');
});

test('halves that follow each other share a row, and the order is that of the table', () => {
  const a = { label: 'A' };
  const half = { label: 'B', half: true } as const;
  const { layouts, settings } = arranged({ fields: { a, b: half, c: half, d: half, e: a } }, nothing);
  expect(layouts.edit.map((row) => row.map(({ name }) => name))).toEqual([['a'], ['b', 'c'], ['d'], ['e']]);
  expect(settings).toMatchObject({ mainField: 'a', defaultSortOrder: 'DESC' });
});

test('an item is called by its title, what there is once by the name of its type', () => {
  const mainField = (form: Form) => arranged(form, nothing).settings.mainField;
  expect(mainField(FORMS['api::milestone.milestone'])).toBe('title');
  expect(mainField(FORMS['api::contact-details.contact-details'])).toBe('id');
});
