import { expect, it } from 'vitest'
import type { CellProps } from './cell-props.ts'
import { CoverCell } from './cover-cell.tsx'
import { MarksCell } from './marks-cell.tsx'
import { UsesCell } from './uses-cell.tsx'

it.each([
  ['marks of translations', MarksCell, 'posts'],
  ['uses of a picture', UsesCell, 'pictures'],
  ['artworks of a pack', CoverCell, 'packs'],
])('the cell with the %s is empty beside a form, which has no row', async (_cell, Cell, collectionSlug) => {
  const props = { collectionSlug, i18n: { language: 'en' } } as unknown as CellProps
  expect(await Cell(props)).toBeNull()
})
