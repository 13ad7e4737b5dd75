import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** A dropdown of the bar: a mouse opens it by pointing, a finger or a key by pressing; Escape and leaving close it. */
export function useDropdown() {
  const [open, setOpen] = useState<'pointed at' | 'pressed' | false>(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    open: open !== false,
    button,
    // The pointer of a mouse has opened it already: the click that follows must not close it.
    press: () => setOpen(open === 'pressed' ? false : 'pressed'),
    /** For the element around button and list */
    group: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen('pointed at'),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(false),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setOpen(false),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      },
    },
  };
}
