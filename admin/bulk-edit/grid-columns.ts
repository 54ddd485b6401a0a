import type { MetadataColumn } from '#domain/bulk-edit/cells.ts'

/** Widths in pixels. The name of the submission stays in view, so it is narrow on a phone. */
const WIDTHS: Readonly<Record<MetadataColumn, number>> = {
  title: 220,
  description: 240,
  keywords: 300,
  kind: 160,
  category: 170,
  style: 140,
  price_cents: 110,
  editorial_only: 120,
  generative_ai: 150,
}

const others = Object.values(WIDTHS)
  .map((width) => `${width}px`)
  .join(' ')

/** The tracks of one row, for `grid-template-columns`. */
export const TRACKS = { xs: `64px ${others}`, sm: `200px ${others}` } as const

export const ROW_HEIGHT = 48

/** One part of a row that stays in view while the others scroll. */
export const STICKY = { position: 'sticky', insetInlineStart: 0, zIndex: 1 } as const

export const CELL = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  height: ROW_HEIGHT,
  paddingInline: 1,
  borderBlockEnd: '1px solid var(--line)',
  borderInlineEnd: '1px solid var(--line)',
  backgroundColor: 'var(--surface)',
} as const
