// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { readKept, writeKept } from '../../storage/storage';
import {
  differing,
  forgetOldTexts,
  forgetSentText,
  keepUnsentText,
  readUnsentText,
  submissionKeyOf,
  typedUnnoticed,
} from './form-draft';

const blank = { name: '', message: '', skills: [] as string[] };
const typed = { name: 'Otieno', message: 'Hello', skills: ['Design'] };
const NOW = Date.UTC(2024, 4, 3);
const DAY = 24 * 3600 * 1000;

test('nothing typed is lost over a reload', () => {
  keepUnsentText('volunteer', typed, blank, NOW);
  expect(readUnsentText('volunteer', blank, NOW + DAY)).toEqual(typed);
});

test('a form that was sent and reset keeps nothing', () => {
  keepUnsentText('volunteer', typed, blank, NOW);
  keepUnsentText('volunteer', blank, blank, NOW);
  expect(readUnsentText('volunteer', blank, NOW)).toBeNull();
});

test('what nobody sent within a week is forgotten', () => {
  keepUnsentText('volunteer', typed, blank, NOW);
  expect(readUnsentText('volunteer', blank, NOW + 8 * DAY)).toBeNull();
});

test('a text of a form that nobody opens again is forgotten as well', () => {
  keepUnsentText('comment:1', typed, blank, NOW);
  keepUnsentText('comment:2', typed, blank, NOW + 2 * DAY);
  writeKept('theme', 'dark');
  forgetOldTexts(NOW + 8 * DAY);
  expect(readKept('unsent-text:comment:1')).toBeNull();
  expect(readUnsentText('comment:2', blank, NOW + 8 * DAY)).toEqual(typed);
  expect(readKept('theme')).toBe('dark');
});

describe('The key that a form is sent with', () => {
  test('is the same for the same text, over a reload too', () => {
    const first = submissionKeyOf('message', typed, NOW);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    // As a form does after it is restored.
    keepUnsentText('message', readUnsentText('message', blank, NOW + DAY) ?? blank, blank, NOW + DAY);
    expect(submissionKeyOf('message', typed, NOW + DAY)).toBe(first);
  });

  test('is another for a text that was changed after a try whose answer was lost', () => {
    const first = submissionKeyOf('message', typed, NOW);
    const corrected = { ...typed, message: 'Hello, on the 9th' };
    keepUnsentText('message', corrected, blank, NOW);
    const second = submissionKeyOf('message', corrected, NOW);
    expect(second).not.toBe(first);
    expect(submissionKeyOf('message', corrected, NOW)).toBe(second);
  });

  test('is the first one again when the text is changed back', () => {
    const first = submissionKeyOf('message', typed, NOW);
    const corrected = { ...typed, message: 'Hello, on the 9th' };
    keepUnsentText('message', corrected, blank, NOW);
    submissionKeyOf('message', corrected, NOW);
    keepUnsentText('message', typed, blank, NOW);
    expect(submissionKeyOf('message', typed, NOW)).toBe(first);
    forgetSentText('message', typed, NOW);
    expect(submissionKeyOf('message', typed, NOW)).not.toBe(first);
  });

  test('is forgotten with the text that was sent, and later text stays', () => {
    const first = submissionKeyOf('message', typed, NOW);
    forgetSentText('message', typed, NOW);
    expect(readUnsentText('message', blank, NOW)).toBeNull();
    expect(submissionKeyOf('message', typed, NOW)).not.toBe(first);
    const more = { ...typed, name: 'Wanjiru' };
    keepUnsentText('message', more, blank, NOW);
    forgetSentText('message', typed, NOW);
    expect(readUnsentText('message', blank, NOW)).toEqual(more);
  });
});

test('a text kept by an older form keeps only what still fits', () => {
  writeKept(
    'unsent-text:volunteer',
    JSON.stringify({ keptAt: NOW, values: { name: 'Otieno', skills: 'x', gone: '1' } }),
  );
  expect(readUnsentText('volunteer', blank, NOW)).toEqual({ name: 'Otieno', message: '', skills: [] });
});

test('a damaged text is ignored', () => {
  writeKept('unsent-text:volunteer', '{');
  expect(readUnsentText('volunteer', blank, NOW)).toBeNull();
});

test('text that was typed before the app started is found by the names of the controls', () => {
  document.body.innerHTML = `
    <form>
      <input name="name" value="Ot"><textarea name="message"></textarea>
      <input type="checkbox" name="skills" value="Design"><input type="checkbox" name="skills" value="Teaching">
      <input name="do-not-fill" value="not a field of the form">
    </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  expect(typedUnnoticed(form, { ...blank, name: 'Ot' })).toEqual({});
  (form.elements.namedItem('message') as HTMLTextAreaElement).value = 'Hello';
  (form.querySelector('[value=Teaching]') as HTMLInputElement).checked = true;
  expect(typedUnnoticed(form, { ...blank, name: 'Ot' })).toEqual({ message: 'Hello', skills: ['Teaching'] });
});

test('a choice that nobody has made is nothing typed', () => {
  document.body.innerHTML = `
    <form>
      <input type="radio" name="look" value="modern"><input type="radio" name="look" value="classic" checked>
      <input type="checkbox" name="news" value="on">
    </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  expect(typedUnnoticed(form, { look: 'classic', news: '' })).toEqual({});
});

test('a field counts as different by what it holds', () => {
  expect(differing({ ...typed, skills: ['Design'] }, { ...typed, name: '' })).toEqual({ name: 'Otieno' });
});
