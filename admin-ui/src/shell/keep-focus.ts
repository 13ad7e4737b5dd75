import { useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';

/** An element that had the focus, with the places of its ancestors: the innermost one first. */
interface Place {
  element: HTMLElement;
  path: { parent: Element; index: number }[];
}

function placeOf(element: HTMLElement, page: Element): Place {
  const path: Place['path'] = [];
  for (let child: Element = element; child !== page && child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    path.push({ parent, index: [...parent.children].indexOf(child) });
  }
  return { element, path };
}

const focusableIn = (element: Element | undefined): HTMLElement | null =>
  element?.matches(FOCUSABLE)
    ? (element as HTMLElement)
    : (element?.querySelector<HTMLElement>(FOCUSABLE) ?? null);

/** Finds what took the place of an element that has gone: the next row of its list, or the row before it. */
function nearest({ path }: Place, page: Element): HTMLElement | null {
  for (const { parent, index } of path) {
    // The page as a whole is no neighbour: its heading says where the owner is.
    if (parent === page) break;
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    const [after, before] = [children.slice(index), children.slice(0, index).reverse()];
    const found = [...after, ...before].map(focusableIn).find(Boolean);
    if (found) return found;
  }
  return page.querySelector<HTMLElement>('h1');
}

const isLost = () => !document.activeElement || document.activeElement === document.body;

/** The uppermost dialog. */
const openDialog = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);

/**
 * Keeps the focus of a keyboard in its place when the element that has it goes: a row that was deleted, approved or
 * dismissed, a button of a state that has ended, a dialog. The browser would begin at the top of the page again.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Place | null = null;
    let isInDialog = false;
    let isByKeyboard = false;
    const page = () => document.getElementById('content');
    const onKey = () => {
      isByKeyboard = true;
    };
    const onPointer = () => {
      isByKeyboard = false;
    };
    const onFocus = ({ target }: FocusEvent) => {
      const main = page();
      if (!main || !(target instanceof HTMLElement)) return;
      // A dialog lies outside of the page: what opened it is remembered.
      isInDialog = target.closest('[role="dialog"]') !== null;
      if (main.contains(target)) last = placeOf(target, main);
    };
    const moveFocus = (target: HTMLElement | null) => {
      if (isByKeyboard) target?.focus();
    };
    /** A button that was refused gives way to another one. A dialog that has just opened takes the focus itself. */
    const stayIn = (dialog: HTMLElement) => {
      if (isInDialog) moveFocus(dialog);
    };
    const keep = () => {
      const main = page();
      if (!last || !main || !isLost()) return;
      const dialog = openDialog();
      if (dialog) {
        stayIn(dialog);
        return;
      }
      if (!last.element.isConnected) {
        const target = nearest(last, main);
        // What gets the focus now is remembered in its place.
        last = null;
        moveFocus(target);
      } else if (isInDialog) moveFocus(last.element);
      isInDialog = false;
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
