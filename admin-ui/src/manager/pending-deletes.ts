/** Sends the delete of one item; fails when it was not deleted. */
type Send = () => Promise<unknown>;

const waiting = new Map<string, Send>();
const listeners = new Set<() => void>();
let hidden: ReadonlySet<string> = new Set();

function setHidden(change: (ids: Set<string>) => void): void {
  const next = new Set(hidden);
  change(next);
  hidden = next;
  for (const listener of listeners) listener();
}

/**
 * Deletes that the owner may still take back. They live outside the screens, because the owner may go to
 * another one while the offer stands; what waits is sent when the page is left.
 */
export const pendingDeletes = {
  /** Ids to leave out of lists: waiting, being deleted, or deleted. A new set after every change. */
  hidden: () => hidden,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Hides the item at once; nothing is sent yet. */
  add(id: string, send: Send): void {
    waiting.set(id, send);
    setHidden((ids) => ids.add(id));
  },

  /** The item is back, unless its delete has been sent. */
  undo(id: string): void {
    if (waiting.delete(id)) setHidden((ids) => ids.delete(id));
  },

  /**
   * Sends the delete. When it fails the item is shown again; whoever sends says why. When it worked the id
   * stays hidden until `show`, because lists that were read before still hold the item.
   *
   * @returns whether this call deleted it
   */
  async commit(id: string): Promise<boolean> {
    const send = waiting.get(id);
    if (!send) return false;
    waiting.delete(id);
    try {
      await send();
      return true;
    } catch {
      setHidden((ids) => ids.delete(id));
      return false;
    }
  },

  /** Forgets a deleted item: the lists were read again without it, or it was brought back. */
  show(id: string): void {
    setHidden((ids) => ids.delete(id));
  },

  /** Sends everything that waits: before signing out, and when the page is left. */
  async commitAll(): Promise<void> {
    await Promise.all([...waiting.keys()].map((id) => pendingDeletes.commit(id)));
  },
};

window.addEventListener('pagehide', () => {
  void pendingDeletes.commitAll();
});
