import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../kit/page/icon-button';
import { wording as kitWording } from '../../kit/wording';
import classes from './story-field.module.css';
import { storyWording as say } from './wording';

interface EntryOrderProps {
  name: string;
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
  /** Handle for dragging. */
  children: ReactNode;
}

/** Buttons that move an entry of a story, for phones and keyboards. The entry keeps the focus. */
export function EntryOrder({ name, at, count, onMove, children }: EntryOrderProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const move = (to: number, pressed: string) => {
    flushSync(() => onMove(at, to));
    // The pressed button may be disabled or absent at the new place.
    const wanted = [`button[name=${pressed}]`, 'button[name=down]', 'button[name=up]'];
    const found = wanted.map((one) => buttons.current?.querySelector<HTMLElement>(`${one}:not(:disabled)`));
    found.find((button) => button)?.focus();
  };
  return (
    <div ref={buttons} className={classes.order}>
      {children}
      <IconButton
        name="up"
        variant="default"
        label={kitWording.moveUp(name)}
        Icon={IconArrowUp}
        disabled={at === 0}
        onClick={() => move(at - 1, 'up')}
      />
      <IconButton
        name="down"
        variant="default"
        label={kitWording.moveDown(name)}
        Icon={IconArrowDown}
        disabled={at === count - 1}
        onClick={() => move(at + 1, 'down')}
      />
      {at > 0 && (
        <Button
          name="cover"
          variant="default"
          aria-label={say.makeCoverOf(name)}
          onClick={() => move(0, 'cover')}
        >
          {say.makeCover}
        </Button>
      )}
    </div>
  );
}
