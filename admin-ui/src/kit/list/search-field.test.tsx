import { Checkbox, Modal } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { SearchField } from './search-field';

const field = <SearchField label="Search things" search={{ q: '', page: 1 }} setSearch={() => undefined} />;
const pressSlash = () => fireEvent.keyDown(document.body, { key: '/', code: 'Slash' });

test('the key / focuses the search', async () => {
  await renderScreen(field);

  pressSlash();

  expect(document.activeElement).toBe(screen.getByLabelText('Search things'));
});

test('the key / does nothing behind an open dialog', async () => {
  await renderScreen(
    <>
      {field}
      <Modal opened onClose={() => undefined} title="A question" />
    </>,
  );
  await screen.findByRole('dialog');

  pressSlash();

  expect(document.activeElement).not.toBe(screen.getByLabelText('Search things'));
});

test('typed text reaches the URL before a click on a row, but not while the row is pressed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const done: string[] = [];
    await renderScreen(
      <>
        <SearchField
          label="Search things"
          search={{ q: '', page: 1 }}
          setSearch={({ q }) => done.push(`find ${q}`)}
        />
        <button type="button" onClick={() => done.push('open')}>
          Row
        </button>
      </>,
    );
    fireEvent.change(screen.getByLabelText('Search things'), { target: { value: 'silk' } });
    const row = screen.getByRole('button', { name: 'Row' });
    fireEvent.pointerDown(row);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toEqual([]);

    fireEvent.pointerUp(row);
    fireEvent.click(row);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toEqual(['find silk', 'open']);
  } finally {
    vi.useRealTimers();
  }
});

/** A searched list of one row, repainted as soon as the URL changes. */
function TickedList() {
  const [q, setQ] = useState('');
  const [isTicked, setTicked] = useState(false);
  return (
    <>
      <SearchField
        label="Search things"
        search={{ q, page: 1 }}
        setSearch={(search) => flushSync(() => setQ(search.q ?? ''))}
      />
      <Checkbox
        label={`Select the row of ${q}`}
        checked={isTicked}
        onChange={(event) => setTicked(event.currentTarget.checked)}
      />
    </>
  );
}

test.each(['checkbox', 'label'])('a tick right after typing stays: on its %s', async (pressed) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await renderScreen(<TickedList />);
    fireEvent.change(screen.getByLabelText('Search things'), { target: { value: 'silk' } });
    const box = screen.getByRole('checkbox');
    const target = pressed === 'checkbox' ? box : screen.getByText('Select the row of');
    fireEvent.pointerDown(target);
    await vi.advanceTimersByTimeAsync(1000);

    fireEvent.pointerUp(target);
    fireEvent.click(target);

    expect(screen.getByRole('checkbox', { name: 'Select the row of silk', checked: true })).toBe(box);
  } finally {
    vi.useRealTimers();
  }
});
