import { isSame } from '../fields/fields';

interface RestoredDraft {
  /** Revision of the item that the draft was based on; 0 for a new one. */
  revision: number;
  keptAt: string;
}

export interface EditorState<Item, Values> {
  name: 'clean' | 'typed' | 'saving' | 'conflict';
  /** The stored item that the values belong to; null for a new one. */
  item: Item | null;
  /** The form's values without changes. */
  saved: Values;
  /** Whether the values differ from the saved ones; also during a save and in a conflict. */
  isChanged: boolean;
  restored: RestoredDraft | null;
  /** In a conflict: the version that another save stored; null if the item was deleted. */
  theirs: Item | null;
  /** A closed form has nothing to lose and keeps no draft. */
  isClosed: boolean;
}

export type EditorEvent<Item, Values> =
  | { type: 'change'; values: Values }
  | { type: 'restoreDraft'; draft: RestoredDraft }
  | { type: 'dropDraft' }
  /** Makes another stored item, or another revision, the base of the values. */
  | { type: 'rebase'; item: Item | null; saved: Values; values: Values }
  | { type: 'startSave' }
  | { type: 'findConflict'; theirs: Item | null }
  /** Ends a save, or the choice between two versions. */
  | { type: 'finish' }
  | { type: 'close' };

/** Returns the item whose revision the next save is compared with. A draft keeps the revision it was based on. */
export const baseOf = <Item extends { revision: number }>({ item, restored }: EditorState<Item, unknown>) =>
  item && restored ? { ...item, revision: restored.revision } : item;

export function nextState<Item, Values>(
  state: EditorState<Item, Values>,
  event: EditorEvent<Item, Values>,
): EditorState<Item, Values> {
  switch (event.type) {
    case 'change':
      return withValues(state, event.values);
    case 'restoreDraft':
      return { ...state, restored: event.draft };
    case 'dropDraft':
      return { ...state, restored: null };
    case 'rebase':
      return withValues({ ...state, item: event.item, saved: event.saved, restored: null }, event.values);
    case 'startSave':
      return { ...state, name: 'saving' };
    case 'findConflict':
      return { ...state, name: 'conflict', theirs: event.theirs };
    case 'finish':
      return editing(state);
    case 'close':
      return editing({ ...state, restored: null, isClosed: true });
  }
}

const editing = <Item, Values>(state: EditorState<Item, Values>): EditorState<Item, Values> => ({
  ...state,
  name: state.isChanged ? 'typed' : 'clean',
  theirs: null,
});

/** Returns the same object if typing changes nothing, so that the form is not drawn again at each key. */
function withValues<Item, Values>(state: EditorState<Item, Values>, values: Values) {
  const isChanged = !isSame(values, state.saved);
  if (isChanged === state.isChanged) return state;
  const isEditing = state.name === 'clean' || state.name === 'typed';
  return isEditing ? editing({ ...state, isChanged }) : { ...state, isChanged };
}
