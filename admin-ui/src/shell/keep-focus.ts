import { useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';

/** A focused element, with the positions of its ancestors, innermost first. */
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

/** Finds the neighbour of a removed element: the next row of its list, or the previous one. */
function nearest({ path }: Place, page: Element): HTMLElement | null {
  for (const { parent, index } of path) {
    // The whole page is not a neighbour; its heading gets the focus instead.
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

/** Returns the topmost dialog. */
const openDialog = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);

/**
 * Keeps the keyboard focus near an element that is removed, such as a deleted row, a button or a dialog. The browser
 * would start at the top of the page again.
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
      // A dialog is outside the page, so remember the element that opened it.
      isInDialog = target.closest('[role="dialog"]') !== null;
      if (main.contains(target)) last = placeOf(target, main);
    };
    const moveFocus = (target: HTMLElement | null) => {
      if (isByKeyboard) target?.focus();
    };
    /** Moves the focus to another button after one was removed. A newly opened dialog takes the focus itself. */
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
        // The newly focused element is remembered instead.
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
