import { describe, expect, test } from 'vitest';
import { type Mark, markdownEdit } from './markdown-edit';

/** Presses a button. Brackets mark the selection before and after: 'a «word» here' */
function press(marked: string, mark: Mark): string {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  const text = marked.replace(/[«»]/g, '');
  const edit = markdownEdit(text, { start, end }, mark);
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const { select } = edit;
  return `${after.slice(0, select.start)}«${after.slice(select.start, select.end)}»${after.slice(select.end)}`;
}

describe('The toolbar of the Markdown editor', () => {
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
    // Spaces stay outside.
    ['bold', 'a «brave »walk', 'a **«brave»** walk'],
    ['bold', 'a« brave» walk', 'a **«brave»** walk'],
    ['italic', '«brave  »\nwalk', '_«brave»_  \nwalk'],
    ['bold', 'a« »b', 'a**«»** b'],
    // Each paragraph and each line has its own marks.
    ['bold', '«one\n\ntwo»', '«**one**\n\n**two**»'],
    ['italic', 'a «one\n\n two »b', 'a «_one_\n\n _two_» b'],
    ['bold', '«- one\n- [x] two\n## three»', '- «**one**\n- [x] **two**\n## **three**»'],
    ['bold', '«**one**\n\ntwo»', '«**one**\n\n**two**»'],
    ['bold', '«**one**\n\n**two**»', '«one\n\ntwo»'],
    ['italic', '«_one_\n\n_two_»', '«one\n\ntwo»'],
    // Inside a word.
    ['italic', 'un«believ»able', 'un*«believ»*able'],
    ['italic', 'un*«believ»*able', 'un«believ»able'],
    ['italic', 'Ng«ũ»gĩ', 'Ng*«ũ»*gĩ'],
    ['bold', 'un«believ»able', 'un**«believ»**able'],
    // One mark within the other, and marks that are selected.
    ['italic', '**«brave»**', '**_«brave»_**'],
    ['bold', '**_«brave»_**', '_«brave»_'],
    ['italic', '**_«brave»_**', '**«brave»**'],
    ['bold', '***«brave»***', '*«brave»*'],
    ['italic', '***«brave»***', '**«brave»**'],
    ['italic', '*«brave»*', '«brave»'],
    ['bold', '__«brave»__', '«brave»'],
    ['bold', 'a «**brave**» walk', 'a «brave» walk'],
    ['bold', 'a «**brave** »walk', 'a «brave» walk'],
    ['bold', '«**one** and **two**»', '**«one and two»**'],
    ['bold', '**«»**', '«»'],
    // Blank lines between items get no mark.
    ['list', '«one\n\ntwo»', '«- one\n\n- two»'],
    ['list', '«- one\n\n- two»', '«one\n\ntwo»'],
    ['numbers', '«one\n\n\ntwo\nthree»', '«1. one\n\n\n2. two\n3. three»'],
    ['numbers', '«1. one\n\n2. two»', '«one\n\ntwo»'],
    ['heading', '«one\n\ntwo»', '«## one\n\n## two»'],
    ['quote', '«one\n\ntwo»', '«> one\n> \n> two»'],
    ['list', '«* one\n+ two»', '«- one\n- two»'],
    ['list', 'one\n«»\ntwo', 'one\n«- »\ntwo'],
    ['list', '«one\n»two', '«- one»\ntwo'],
    // Nested items keep their indent and their boxes.
    ['list', '«1. one\n   1. two»', '«- one\n   - two»'],
    ['numbers', '«- one\n  - a\n  - b\n- two\n  - c»', '«1. one\n  1. a\n  2. b\n2. two\n  1. c»'],
    ['list', '«- one\n  - two»', '«one\n  two»'],
    ['list', '«- [x] one\ntwo»', '«- [x] one\n- two»'],
    ['numbers', '«3. three\n4. four»', '«three\nfour»'],
    ['quote', '«> one\n>\n> two»', '«one\n\ntwo»'],
    // A link is removed from its text or its URL; a space stays outside.
    ['link', 'see [this](«https://») page', 'see «this» page'],
    ['link', 'see [«this»](https://a.example) page', 'see «this» page'],
    ['link', '![«alt»](/a.jpg)', '![[alt](«https://»)](/a.jpg)'],
    ['link', '«see »this', '[see](«https://») this'],
  ])('%s: %s', (mark, before, after) => {
    expect(press(before, mark)).toBe(after);
  });

  test('takes linear time', () => {
    for (const part of ['[', '[a](', '- ', '  ', '*'])
      for (const mark of ['link', 'list', 'bold'] as const) press(`«${part.repeat(50_000)}»`, mark);
  });

  test.each(['*', '_'])('leaves a long run of %s before other words unchanged', (run) => {
    const long = run.repeat(40_000);
    expect(press(`${long}x «word» y`, 'bold')).toBe(`${long}x **«word»** y`);
  });

  test.each<[Mark, string]>([
    ['bold', 'a «brave walk» there'],
    ['bold', '«one\n\ntwo»'],
    ['italic', 'un«believ»able'],
    ['italic', '«one\ntwo»'],
    ['list', '«one\n\ntwo»'],
    ['numbers', '«one\n\ntwo»'],
    ['quote', '«one\n\ntwo»'],
    ['list', '«one\n  two»'],
  ])('pressing %s again undoes it: %s', (mark, before) => {
    expect(press(press(before, mark), mark)).toBe(before);
  });
});
