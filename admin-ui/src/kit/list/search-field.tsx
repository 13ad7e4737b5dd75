import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { usePageHotkeys } from '../page/page-hotkeys';
import { wording } from '../wording';
import { fromFirstPage, type SearchState } from './list-search';

/** Short, so that results appear within 300 ms of the last key. A newer search cancels the running one. */
const TYPING_MS = 100;

interface Press {
  /** Text typed before the press, to be searched after it. */
  held: string | null;
}

/** Controls that the browser ticks before the click event, including labels that forward clicks. */
const BOX = 'input[type=checkbox], input[type=radio], label';

const isOnBox = ({ target }: Event) => target instanceof Element && target.closest(BOX) !== null;

/**
 * Delays the search until the end of a press, so that the pressed row stays in place. The search runs before the
 * click event, whose navigation must come last. For a checkbox it runs after the click: repainting between the tick
 * and React's event would undo the tick.
 */
function usePressed(press: RefObject<Press | null>, find: (text: string) => void, flush: () => void) {
  const release = () => {
    const held = press.current?.held ?? null;
    press.current = null;
    if (held === null) flush();
    else find(held);
  };
  useWindowEvent('pointerdown', () => {
    press.current = { held: null };
  });
  useWindowEvent('pointercancel', release);
  useWindowEvent('pointerup', () => {
    // A click follows at once, unless the press ended elsewhere.
    setTimeout(() => press.current && release());
  });
  useWindowEvent('click', (click) => press.current && !isOnBox(click) && release(), { capture: true });
  useWindowEvent('click', () => press.current && release());
}

interface SearchFieldProps extends SearchState<{ q: string; page: number }> {
  /** 'Search messages' */
  label: string;
}

/** A search box whose text is written to the URL when typing pauses. The server searches. */
export function SearchField({ label, search: { q }, setSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  usePageHotkeys([['/', () => field.current?.focus()]]);
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  const find = (text: string) => setSearch(fromFirstPage({ q: text }), { replace: true });
  const press = useRef<Press | null>(null);
  const tell = useDebouncedCallback((text: string) => {
    if (press.current) press.current.held = text;
    else find(text);
  }, TYPING_MS);
  usePressed(press, find, () => tell.flush());
  if (q !== known) {
    // The URL changed without typing here, through Back or a cleared filter.
    setKnown(q);
    if (q !== typed.trim()) setTyped(q);
  }
  const change = (text: string) => {
    setTyped(text);
    tell(text.trim());
  };
  const clear = () => {
    setTyped('');
    tell.cancel();
    find('');
  };
  return (
    <TextInput
      ref={field}
      type="search"
      title={wording.searchShortcut}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed && <CloseButton aria-label={wording.clearSearch} onClick={clear} />}
      maxLength={100}
    />
  );
}
