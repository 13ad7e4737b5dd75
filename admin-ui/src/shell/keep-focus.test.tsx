import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './keep-focus';

/** A list like the bin: the button of a row removes the row. */
function Page({ hasDialog = false }: { hasDialog?: boolean }) {
  useKeptFocus();
  const [names, setNames] = useState(['first', 'second', 'third']);
  const [asked, setAsked] = useState('');
  const [isRefused, setRefused] = useState(false);
  const remove = (gone: string) => {
    setNames(names.filter((name) => name !== gone));
    setAsked('');
  };
  return (
    <>
      <main id="content">
        <h1 tabIndex={-1}>Bin</h1>
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => (hasDialog ? setAsked(name) : remove(name))}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </main>
      {asked && (
        <div role="dialog" tabIndex={-1} aria-label="Question">
          {!isRefused && (
            <button type="button" onClick={() => setRefused(true)}>
              try
            </button>
          )}
          <button type="button" onClick={() => remove(asked)}>
            yes
          </button>
          <button type="button" onClick={() => setAsked('')}>
            no
          </button>
        </div>
      )}
    </>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.click(button);
};
const focused = () => document.activeElement?.textContent;

test('the focus moves to the next row, then to the previous one, then to the heading', async () => {
  render(<Page />);
  press('second');
  await waitFor(() => expect(focused()).toBe('third'));
  press('third');
  await waitFor(() => expect(focused()).toBe('first'));
  press('first');
  await waitFor(() => expect(focused()).toBe('Bin'));
});

test('the focus moves to the next row after a confirmation', async () => {
  render(<Page hasDialog />);
  press('first');
  press('yes');
  await waitFor(() => expect(focused()).toBe('second'));
});

test('the focus returns to the element that opened a dialog', async () => {
  render(<Page hasDialog />);
  press('second');
  press('no');
  await waitFor(() => expect(focused()).toBe('second'));
});

test('the focus stays in a dialog whose button is removed', async () => {
  render(<Page hasDialog />);
  press('second');
  press('try');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Question'));
});

test('a pointer leaves the focus unchanged', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'second' });
  button.focus();
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'second' })).toBeNull());
  expect(document.activeElement).toBe(document.body);
});
