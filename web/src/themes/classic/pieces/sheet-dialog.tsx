import { type KeyboardEventHandler, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import classes from './sheet-dialog.module.css';

interface SheetDialogProps {
  /** Name for screen readers */
  label: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  className?: string;
  ref?: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/**
 * Over everything for as long as it is rendered. The browser's own dialog keeps the focus inside, closes on
 * Escape and gives the focus back to what opened it.
 */
export function SheetDialog({ label, onClose, onKeyDown, className = '', ref, children }: SheetDialogProps) {
  const ownRef = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? ownRef;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Before the element leaves the page: only one that is closed gives the focus back.
    return () => element?.close();
  }, [dialog]);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      data-ground="cover"
      className={`${classes.sheet} ${className}`}
      // The event of the closing above comes when the element is gone; only Escape closes one that is there.
      onClose={() => dialog.current && onClose()}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  );
}
