import { randomKey } from '../../../../cms/src/shared/random-key';

const TAB = 'admin-tab';
/** Prefix of the keys in local storage that mark open tabs. */
const OPEN = 'admin-open-tab/';
/** Without locks, a tab repeats its mark: one that has crashed cannot remove it. Background tabs run once a minute. */
const REPEAT_MS = 60_000;
const OVERDUE_MS = 3 * REPEAT_MS;

/** Returns the id of this tab, which survives a reload. */
export const thisTab = (): string => sessionStorage.getItem(TAB) ?? nameTab();

function nameTab(): string {
  const name = randomKey();
  sessionStorage.setItem(TAB, name);
  return name;
}

/** Returns whether another tab is open, and so may still write its drafts. */
export function isOpenElsewhere(tab: string): boolean {
  const markedAt = localStorage.getItem(OPEN + tab);
  if (tab === thisTab() || markedAt === null) return false;
  return 'locks' in navigator || Date.now() - Number(markedAt) < OVERDUE_MS;
}

/**
 * Marks this tab as open until it is closed. Call it before the first form is drawn: the form might take over a draft
 * that another tab is writing.
 * A lock ends with its tab, even after a crash. It also distinguishes a duplicated tab from its original.
 */
export async function claimTab(): Promise<void> {
  const { locks } = navigator;
  if (locks) {
    const { held = [] } = await locks.query();
    const isHeld = (tab: string) => held.some(({ name }) => name === OPEN + tab);
    if (isHeld(thisTab())) nameTab();
    for (const key of Object.keys(localStorage))
      if (key.startsWith(OPEN) && !isHeld(key.slice(OPEN.length))) localStorage.removeItem(key);
    void locks.request(OPEN + thisTab(), () => new Promise(() => undefined));
  }
  const open = () => localStorage.setItem(OPEN + thisTab(), String(Date.now()));
  open();
  if (!locks) setInterval(open, REPEAT_MS);
  window.addEventListener('pagehide', () => localStorage.removeItem(OPEN + thisTab()));
  window.addEventListener('pageshow', open);
}
