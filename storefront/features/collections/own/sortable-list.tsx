'use client'

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Icon } from '#storefront/ui/icon.tsx'

/** A click on a link inside does not start a drag. */
const DRAG_DISTANCE = 6

/** The new order, the moved entry and its new neighbour. */
export interface Reordered {
  readonly order: readonly string[]
  readonly moved: string
  readonly beside: string
  readonly side: 'before' | 'after'
}

interface SortableListProps<T> {
  readonly things: readonly T[]
  readonly nameOf: (thing: T) => string
  readonly onOrder: (reordered: Reordered) => void
  readonly className: string
  /** List items before the sortable ones, which stay in place. */
  readonly fixed?: ReactNode
  /** Renders an item with its drag handle. */
  readonly children: (thing: T, handle: ReactNode) => ReactNode
}

/** A list that is sorted by dragging handles or by keyboard, with announcements for screen readers. */
export function SortableList<T extends { readonly id: string }>(props: SortableListProps<T>) {
  const { things, nameOf, onOrder, className, fixed, children } = props
  const t = useTranslations('myCollections.order')
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = things.map((thing) => thing.id)
  const placeOf = (one: string | number | undefined) => ids.indexOf(String(one))
  const words = (moved: string | number, over: string | number | undefined) => {
    const thing = things[placeOf(moved)]
    return {
      name: thing === undefined ? '' : nameOf(thing),
      place: placeOf(over ?? moved) + 1,
      count: ids.length,
    }
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('picked', words(active.id, active.id)),
    onDragOver: ({ active, over }) => t('over', words(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('cancelled', { name: words(active.id, undefined).name }),
  }

  function drop({ active, over }: DragEndEvent): void {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)]
    if (from === to || from === -1 || to === -1) return
    onOrder({
      order: arrayMove(ids, from, to),
      moved: String(active.id),
      beside: String(over?.id),
      side: from < to ? 'after' : 'before',
    })
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('how') } }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={className}>
          {fixed}
          {things.map((thing) => (
            <Sortable key={thing.id} id={thing.id} label={t('handle', { name: nameOf(thing) })}>
              {(handle) => children(thing, handle)}
            </Sortable>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface SortableProps {
  readonly id: string
  readonly label: string
  readonly children: (handle: ReactNode) => ReactNode
}

function Sortable({ id, label, children }: SortableProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const style = {
    transform: transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`,
    transition,
  }
  return (
    <li ref={setNodeRef} style={style} data-dragged={isDragging || undefined}>
      {children(
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="btn btn--ghost btn--sm btn--icon handle"
          {...attributes}
          {...listeners}
          aria-label={label}
        >
          <Icon name="menu" />
        </button>,
      )}
    </li>
  )
}
