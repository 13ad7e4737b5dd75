import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { checkCaptions } from './check-captions';

/** The files of jsdom cannot be read as text. */
const captions = (text: string) =>
  Object.assign(new File([text], 'walk.vtt', { type: 'text/vtt' }), { text: async () => text });

const textOf = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
const SHOWN = '00:01.000 --> 00:02.000\nHello\n\n';
const HIDDEN = '1:02.5 --> 1:03.5\nHello\n\n';

/** Checks captions, and answers the question about their language. */
async function answered(text: string, answer: (dialog: ReturnType<typeof within>) => void) {
  await renderScreen(<p>The form</p>);
  const checked = checkCaptions(captions(text));
  answer(within(await screen.findByRole('dialog', { name: 'Add captions' })));
  return checked;
}
const use = (dialog: ReturnType<typeof within>) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Use captions' }));

test('refuses unreadable captions by name, with a remedy', async () => {
  const moved = captions('WEBVTT');
  moved.text = () => Promise.reject(new Error('NotFoundError'));

  expect(await checkCaptions(moved)).toEqual({
    problem:
      '“walk.vtt” could not be read. Choose it again. Files stored in the cloud need an internet connection.',
  });
});

test('refuses captions of which browsers show none', async () => {
  const problem =
    'The captions have no timings that browsers read, such as 00:01.000 --> 00:04.000. Export them again as WebVTT (.vtt).';
  expect(await checkCaptions(captions(`WEBVTT\n\n${HIDDEN}`))).toEqual({ problem });
  expect(await checkCaptions(captions('WEBVTT\n\nHello'))).toEqual({ problem });
});

test('says how many captions will not be shown', async () => {
  await answered(`WEBVTT\n\n${SHOWN}\n${HIDDEN.repeat(40)}`, (dialog) => {
    dialog.getByText('40 of 41 captions will not be shown, the first in line 7.');
    use(dialog);
  });
});

test('proposes the language of the header, and names the chosen one in the file', async () => {
  const checked = await answered(`WEBVTT\nLanguage: sw\n\n${SHOWN}`, (dialog) => {
    const language = dialog.getByRole('combobox', { name: 'Language of the captions' });
    expect(language).toHaveProperty('value', 'sw');
    fireEvent.change(language, { target: { value: 'fr' } });
    use(dialog);
  });
  expect(checked.problem === null && (await textOf(checked.file))).toBe(`WEBVTT\nLanguage: fr\n\n${SHOWN}`);
});

test("proposes the site's language for captions that do not name theirs", async () => {
  const checked = await answered(`WEBVTT\n\n${SHOWN}`, use);
  expect(checked.problem === null && (await textOf(checked.file))).toContain('Language: en');
});

test('does not take captions without a language', async () => {
  const checked = await answered(`WEBVTT\n\n${SHOWN}`, (dialog) =>
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })),
  );
  expect(checked).toEqual({ problem: 'These captions were not added.' });
});
