import { createStore } from '../../store';

/** Sends the delete of one item; rejects if it was not deleted. */
type Send = () => Promise<unknown>;

const waiting = new Map<string, Send>();
const store = createStore<ReadonlySet<string>>(new Set());

function setHidden(change: (ids: Set<string>) => void): void {
  const next = new Set(store.state());
  change(next);
  store.set(next);
}

/**
 * Deletes that the owner can still undo. They live outside the screens, because the owner may open another screen in
 * the meantime. Leaving the page sends them.
 */
export const pendingDeletes = {
  /** Returns the ids to hide in lists: waiting, being deleted, or deleted. Each change creates a new set. */
  hidden: store.state,

  subscribe: store.subscribe,

  /** Hides the item at once; sends nothing yet. */
  add(id: string, send: Send): void {
    waiting.set(id, send);
    setHidden((ids) => ids.add(id));
  },

  /** Shows the item again, unless its delete has been sent. */
  undo(id: string): void {
    if (waiting.delete(id)) setHidden((ids) => ids.delete(id));
  },

  /**
   * Sends the delete. After a failure the item is shown again, and `send` reports the reason. After a success the id
   * stays hidden until `show`, because lists loaded before still contain the item.
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

  /** Forgets a deleted item, after the lists were reloaded or the item was restored. */
  show(id: string): void {
    setHidden((ids) => ids.delete(id));
  },

  /** Sends all waiting deletes, before signing out and when the page is left. */
  async commitAll(): Promise<void> {
    await Promise.all([...waiting.keys()].map((id) => pendingDeletes.commit(id)));
  },
};

window.addEventListener('pagehide', () => {
  void pendingDeletes.commitAll();
});
