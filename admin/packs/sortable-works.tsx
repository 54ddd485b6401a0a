import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { Box, Typography } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { PackWork } from '#domain/contract/console/packs.ts'
import { moved } from '#domain/packs/order.ts'
import { HIDDEN } from '../layout/hidden.ts'
import { WorkPicture } from './work-picture.tsx'

/** A click on a button inside does not start a drag. */
const DRAG_DISTANCE = 6
const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: 1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const
/** Columns differ with the window, so up and down move by one as well. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

interface SortableWorksProps {
  readonly label: string
  readonly works: readonly PackWork[]
  readonly isLocked: boolean
  readonly onOrder: (items: readonly number[]) => void
  /** What each work has below its picture. */
  readonly children?: (work: PackWork) => ReactNode
}

/** Works in their order, sorted by dragging, or by Alt and an arrow key; each new place is announced. */
export function SortableWorks({ label, works, isLocked, onOrder, children }: SortableWorksProps) {
  const translate = useTranslate()
  const [announced, setAnnounced] = useState('')
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }))
  const items = works.map(({ item }) => item)

  function move(item: number, to: number): void {
    const order = moved(items, items.indexOf(item), to)
    const place = order.indexOf(item) + 1
    const title = works.find((work) => work.item === item)?.title ?? ''
    onOrder(order)
    setAnnounced(translate('console.packs.movedTo', { title, place, count: order.length }))
  }

  function drop({ active, over }: DragEndEvent): void {
    const to = items.indexOf(Number(over?.id))
    if (to >= 0 && over?.id !== active.id) move(Number(active.id), to)
  }

  function press(event: KeyboardEvent, item: number): void {
    const step = STEPS[event.key]
    if (!event.altKey || step === undefined || isLocked) return
    event.preventDefault()
    move(item, items.indexOf(item) + step)
  }

  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={items} strategy={rectSortingStrategy} disabled={isLocked}>
          <Box component="ul" aria-label={label} sx={GRID}>
            {works.map((work) => (
              <SortableWork key={work.item} work={work} isLocked={isLocked} onKey={press}>
                {children?.(work)}
              </SortableWork>
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <Typography role="status" sx={HIDDEN}>
        {announced}
      </Typography>
    </>
  )
}

interface SortableWorkProps {
  readonly work: PackWork
  readonly isLocked: boolean
  readonly onKey: (event: KeyboardEvent, item: number) => void
  readonly children: ReactNode
}

function SortableWork({ work, isLocked, onKey, children }: SortableWorkProps) {
  const translate = useTranslate()
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({ id: work.item })
  const shift = transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`
  return (
    <Box component="li" ref={setNodeRef} style={{ transform: shift, transition }} sx={{ minWidth: 0 }}>
      <Box
        component="button"
        type="button"
        ref={setActivatorNodeRef}
        disabled={isLocked}
        aria-label={translate('console.packs.handle', { title: work.title })}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        {...listeners}
        onKeyDown={(event) => onKey(event, work.item)}
        sx={{
          all: 'unset',
          display: 'block',
          width: '100%',
          cursor: isLocked ? 'default' : 'grab',
          touchAction: 'none',
        }}
      >
        <WorkPicture work={work} />
      </Box>
      <Typography variant="caption" noWrap component="p">
        {work.title}
      </Typography>
      {children}
    </Box>
  )
}
