// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useId } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { pageMarkup } from './page-markup';

/** @param ids collects the id that this field gets */
function Field({ ids }: { ids: Set<string> }) {
  const id = useId();
  ids.add(id);
  return <input id={id} />;
}

test('the ids of the markup are those of the app that takes it over, whatever follows', () => {
  const ids = new Set<string>();
  document.body.innerHTML = pageMarkup(<Field ids={ids} />, <p>Preview</p>);
  onTestFinished(() => {
    document.body.innerHTML = '';
  });
  const root = document.querySelector<HTMLElement>('#root');
  render(<Field ids={ids} />, { container: root ?? undefined, hydrate: true });
  expect([...ids]).toEqual([document.querySelector('input')?.id]);
  expect(document.body.textContent).toBe('Preview');
});
