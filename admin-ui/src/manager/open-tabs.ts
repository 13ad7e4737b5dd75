const TAB = 'admin-tab';
/** Of the storage that all tabs share: which of them are open. */
const OPEN = 'admin-open-tab/';

/** Names this tab, also after a reload. */
export const thisTab = (): string => sessionStorage.getItem(TAB) ?? nameTab();

function nameTab(): string {
  const name = crypto.randomUUID();
  sessionStorage.setItem(TAB, name);
  return name;
}

/** Whether another tab of this browser is open: what it keeps is being written there. */
export const isOpenElsewhere = (tab: string): boolean =>
  tab !== thisTab() && localStorage.getItem(OPEN + tab) !== null;

/**
 * Says to the other tabs that this one is open, until it is closed. A lock ends with its tab, also when that crashes, and
 * tells a copy of a tab from its original. Before the first form is drawn, or it would take over what another tab writes.
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
  const open = () => localStorage.setItem(OPEN + thisTab(), '');
  open();
  window.addEventListener('pagehide', () => localStorage.removeItem(OPEN + thisTab()));
  window.addEventListener('pageshow', open);
}
