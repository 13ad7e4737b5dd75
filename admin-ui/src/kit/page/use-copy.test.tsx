import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCopy } from './use-copy';

afterEach(() => vi.unstubAllGlobals());

test('copies by selecting the text where the browser has no clipboard', async () => {
  let copiedText = '';
  document.execCommand = () => {
    copiedText = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  const { result } = renderHook(() => useCopy());

  await act(async () => result.current.copy('https://site.example/b/1'));

  expect(copiedText).toBe('https://site.example/b/1');
  expect(result.current.copied).toBe(true);
  expect(document.querySelector('textarea')).toBeNull();
});
