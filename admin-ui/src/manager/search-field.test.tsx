import { Modal } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { SearchField } from './search-field';

const field = <SearchField label="Search things" search={{ q: '', page: 1 }} setSearch={() => undefined} />;
const pressSlash = () => fireEvent.keyDown(document.body, { key: '/', code: 'Slash' });

test('the key / goes to the search', async () => {
  await renderScreen(field);

  pressSlash();

  expect(document.activeElement).toBe(screen.getByLabelText('Search things'));
});

test('behind an open dialog the key / does nothing', async () => {
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

test('what is typed goes to the address before the click on a row, and not while the row is pressed', async () => {
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
