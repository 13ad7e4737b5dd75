import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { wording } from './wording';

/** Short, so that the answer is there within 300 ms of the last key; a read that is overtaken is cancelled. */
const TYPING_MS = 100;

interface SearchFieldProps {
  /** 'Search messages' */
  label: string;
  /** From the URL. */
  value: string;
  /** Puts it into the URL; called when typing pauses. */
  onChange: (value: string) => void;
}

/** A search box whose text lives in the URL. The server searches. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => field.current?.focus()]]);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const tell = useDebouncedCallback(onChange, TYPING_MS);
  if (value !== known) {
    // The URL changed by another way than typing here: Back, or a cleared filter.
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const change = (text: string) => {
    setTyped(text);
    tell(text.trim());
  };
  const clear = () => {
    setTyped('');
    tell.cancel();
    onChange('');
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
