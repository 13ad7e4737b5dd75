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

afterEach(cleanup);
