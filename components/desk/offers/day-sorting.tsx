import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import { offerWords as words } from "../words/words";

interface DaySortingProps {
  /** The days by their ids, in their order. */
  ids: string[];
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** Days that are dragged to another place by mouse, finger or keyboard; each move is said aloud. */
export function DaySorting({ ids, onMove, children }: DaySortingProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      id="offer-days"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcing(ids),
        screenReaderInstructions: { draggable: words.dragHow },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function announcing(ids: string[]): Announcements {
  const number = (id: string | number | undefined) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => words.dragged(number(active.id)),
    onDragOver: ({ active, over }) =>
      over ? words.draggedOver(number(active.id), number(over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? words.dropped(number(active.id), number(over.id))
        : words.dragCancelled(number(active.id)),
    onDragCancel: ({ active }) => words.dragCancelled(number(active.id)),
  };
}

/** A day that can be dragged by its grip. */
export function useDragged(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({ id });
  const { transform, transition, isDragging } = drag;
  const style = transform
    ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)`, transition }
    : undefined;
  return {
    row: { ref: setNodeRef, style, "data-dragged": isDragging || undefined },
    grip: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}
