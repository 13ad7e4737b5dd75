import { describe, expect, test } from 'vitest';
import { type Mark, markdownEdit } from './markdown-edit';

/** Brackets mark the selection, before and after: 'a «word» here' */
function press(marked: string, mark: Mark): string {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  const text = marked.replace(/[«»]/g, '');
  const edit = markdownEdit(text, { start, end }, mark);
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const { select } = edit;
  return `${after.slice(0, select.start)}«${after.slice(select.start, select.end)}»${after.slice(select.end)}`;
}

describe('the toolbar of the Markdown editor', () => {
  test.each<[Mark, string, string]>([
    ['bold', 'a «word» here', 'a **«word»** here'],
    ['bold', 'a **«word»** here', 'a «word» here'],
    ['bold', 'here: «»', 'here: **«»**'],
    ['italic', '«all»', '_«all»_'],
    ['heading', 'one\ntw«»o\nthree', 'one\n«## two»\nthree'],
    ['heading', '«## two»', '«two»'],
    ['list', '«one\ntwo»', '«- one\n- two»'],
    ['numbers', '«- one\n- two»', '«1. one\n2. two»'],
    ['numbers', '«1. one\n2. two»', '«one\ntwo»'],
    ['quote', 'said «so»', '«> said so»'],
    ['link', 'see «this» page', 'see [this](«https://») page'],
  ])('%s: %s', (mark, before, after) => {
    expect(press(before, mark)).toBe(after);
  });
});
