import { type KeyboardEventHandler, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

interface WindowDialogProps {
  /** Name for screen readers */
  label: string;
  /** Background, if it differs from that around the dialog */
  ground?: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  className: string | undefined;
  ref?: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/**
 * Covers the page while it is rendered. The browser's dialog keeps the focus inside, closes on Escape and returns the
 * focus to the opener.
 */
export function WindowDialog({
  label,
  ground,
  onClose,
  onKeyDown,
  className,
  ref,
  children,
}: WindowDialogProps) {
  const ownRef = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? ownRef;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Before the element is removed: only a closed dialog returns the focus.
    return () => element?.close();
  }, [dialog]);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      data-ground={ground}
      className={className}
      // The close event of the cleanup comes after the element is removed; while it exists, only Escape closes it.
      onClose={() => dialog.current && onClose()}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  );
}
