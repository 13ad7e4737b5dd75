import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '../page/icon-button';
import { dragWording as say } from '../wording';
import classes from './sortable-grid.module.css';

/** A place in a list, named by its neighbour. */
export interface Beside {
  place: 'BEFORE' | 'AFTER';
  /** Id of the neighbour. */
  target: string;
}

/** Returns the list with one item at another index. Indexes beyond the ends become the ends. */
export function movedTo<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list.slice(from, from + 1);
  const others = list.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, ...item);
}

/** Returns the list with one item beside another. */
export function movedBeside<Item>(
  list: readonly Item[],
  idOf: (item: Item) => string,
  id: string,
  { place, target }: Beside,
): Item[] {
  const from = list.findIndex((item) => idOf(item) === id);
  if (from < 0) return [...list];
  const to = list.toSpliced(from, 1).findIndex((item) => idOf(item) === target);
  return movedTo(list, from, to + (place === 'AFTER' ? 1 : 0));
}

/** Distance in CSS pixels before a press becomes a drag, so that clicks still work. */
const DRAG_DISTANCE = 5;

/** A draggable item. The title names it for screen readers. */
interface Sortable {
  documentId: string;
  title: string;
}

interface SortableGridProps<Item extends Sortable> {
  items: readonly Item[];
  /** Called after the item is dropped beside the target. */
  onMove: (id: string, beside: Beside) => void;
  children: (item: Item, handle: ReactNode) => ReactNode;
  className?: string;
}

/** Cards that are dragged by a handle with mouse, finger or keyboard. A screen reader announces each step. */
export function SortableGrid<Item extends Sortable>({
  items,
  onMove,
  children,
  className = classes.grid,
}: SortableGridProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const hasMoved = useRef(false);
  const ids = items.map(({ documentId }) => documentId);

  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from < 0 || to < 0 || from === to) return;
    const order = arrayMove(ids, from, to);
    const before = order[to - 1];
    const after = order[to + 1];
    if (before) onMove(String(active.id), { place: 'AFTER', target: before });
    else if (after) onMove(String(active.id), { place: 'BEFORE', target: after });
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcements(items, hasMoved),
        screenReaderInstructions: { draggable: say.dragHint },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={className}>
          {items.map((item) => (
            <SortableCard key={item.documentId} item={item}>
              {children}
            </SortableCard>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableCard<Item extends Sortable>({
  item,
  children,
}: { item: Item } & Pick<SortableGridProps<Item>, 'children'>) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.documentId });
  const label = say.drag(item.title);
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(
        item,
        <IconButton
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={classes.handle}
          variant="filled"
          color="dark"
          label={label}
          Icon={IconGripVertical}
        />,
      )}
    </li>
  );
}

/** @param hasMoved whether the card has left its place; before that, an announcement would interrupt the pick-up */
function announcements(items: readonly Sortable[], hasMoved: RefObject<boolean>): Announcements {
  const title = (id: UniqueIdentifier) => items.find(({ documentId }) => documentId === id)?.title ?? '';
  const place = (id: UniqueIdentifier) => items.findIndex(({ documentId }) => documentId === id) + 1;
  const count = items.length;
  return {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return say.pickedUp(title(active.id), place(active.id), count);
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return say.movedOver(title(active.id), place(over.id), count);
    },
    onDragEnd: ({ active, over }) =>
      over ? say.putDown(title(active.id), place(over.id), count) : say.leftAlone(title(active.id)),
    onDragCancel: ({ active }) => say.leftAlone(title(active.id)),
  };
}
