// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ViewMore } from './states';

const look = { classNames: {}, wheel: 20 };
const button = () => screen.getByRole<HTMLButtonElement>('button');

test('View More keeps the focus while it loads, and does not load twice', () => {
  const list = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: vi.fn() };
  const { rerender } = render(<ViewMore list={list} label="View More" look={look} />);
  button().focus();
  button().click();
  rerender(<ViewMore list={{ ...list, isFetchingNextPage: true }} label="View More" look={look} />);
  expect(button().disabled).toBe(false);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  button().click();
  expect(list.fetchNextPage).toHaveBeenCalledTimes(1);
});

test('View More is disabled when all is shown', () => {
  const list = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: vi.fn() };
  render(<ViewMore list={list} label="View More" allShown="All images shown" look={look} />);
  expect(button().textContent).toBe('All images shown');
  expect(button().disabled).toBe(true);
});

const loaded = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: vi.fn() };
const ended = { ...loaded, hasNextPage: false };

interface ListProps {
  items: string[];
  list: typeof loaded;
  allShown?: string;
}

function List({ items, list, allShown }: ListProps) {
  return (
    <>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ViewMore list={list} label="View More" allShown={allShown} look={look} />
      <input />
    </>
  );
}

/** Presses View More below two items. Call the result to deliver the next page. */
function pressViewMore(allShown?: string) {
  const before = ['first', 'second'];
  const { rerender } = render(<List items={before} list={loaded} allShown={allShown} />);
  button().focus();
  button().click();
  rerender(<List items={before} list={{ ...loaded, isFetchingNextPage: true }} allShown={allShown} />);
  return (list: typeof loaded) =>
    rerender(<List items={[...before, 'third', 'fourth']} list={list} allShown={allShown} />);
}

for (const { becomes, allShown } of [
  { becomes: 'is disabled', allShown: 'All images shown' },
  { becomes: 'goes', allShown: undefined },
]) {
  test(`View More that ${becomes} with the last page hands the focus on to its first item`, () => {
    const arrive = pressViewMore(allShown);
    arrive(ended);
    expect(document.activeElement).toBe(screen.getByText('third'));
  });
}

test('the last page leaves the focus where the visitor has moved it in the meantime', () => {
  const arrive = pressViewMore();
  screen.getByRole('textbox').focus();
  arrive(ended);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a page before the last leaves the focus on View More', () => {
  const arrive = pressViewMore();
  arrive(loaded);
  expect(document.activeElement).toBe(button());
});

afterEach(cleanup);
