import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { MouseEventHandler } from 'react';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  children: string;
  /** Shown instead of the label while busy: 'Saving...' */
  busyLabel: string;
  busy: boolean;
  type?: 'button' | 'submit';
  title?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** A button that says what it is doing. It keeps the focus while busy, and does nothing then. */
export function BusyButton({
  children,
  busyLabel,
  busy,
  type = 'button',
  onClick,
  ...looks
}: BusyButtonProps) {
  return (
    <Button
      {...looks}
      type={type}
      aria-disabled={busy}
      data-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...(busy && { leftSection: <Loader size={18} color="currentColor" aria-hidden /> })}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
