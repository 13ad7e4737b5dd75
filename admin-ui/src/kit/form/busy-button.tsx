import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { MouseEventHandler } from 'react';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  children: string;
  /** Shown while busy: 'Saving...'; default: the label */
  busyLabel?: string;
  busy: boolean;
  type?: 'button' | 'submit';
  title?: string;
  autoFocus?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** Button that shows its progress. While busy it keeps the focus and ignores clicks. */
export function BusyButton({
  children,
  busyLabel = children,
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
