import { describe, expect, it } from 'vitest'
import type { SubmissionMetadata } from '#domain/contract/console/submissions.ts'
import { type CellChoices, cellText, METADATA_COLUMN_CODES, readCell, readCells } from './cells.ts'

const CHOICES: CellChoices = {
  kind: [
    { value: 'icon', name: 'Icon', aliases: ['icon'] },
    { value: '3d', name: '3D illustration', aliases: ['3d'] },
  ],
  category: [
    { value: 4, name: 'Animals' },
    { value: 5, name: 'Food & drink' },
  ],
  style: [{ value: 9, name: 'Line' }],
  flag: [
    { value: false, name: 'Nein', aliases: ['no'] },
    { value: true, name: 'Ja', aliases: ['yes'] },
  ],
}

const METADATA: SubmissionMetadata = {
  title: 'Red heart',
  description: null,
  keywords: ['heart', 'true love'],
  kind: 'icon',
  category: 4,
  style: null,
  price_cents: 450,
  editorial_only: false,
  generative_ai: null,
}

describe('the text of a cell', () => {
  it('is read as the value that it was written from', () => {
    const full = { ...METADATA, description: 'A heart', style: 9, generative_ai: true }
    for (const metadata of [METADATA, full]) {
      const texts = Object.fromEntries(
        METADATA_COLUMN_CODES.map((column) => [column, cellText(metadata, column, CHOICES)]),
      )
      const empty = { ...METADATA, title: '', keywords: [], kind: '3d' as const, category: null }
      expect(readCells(empty, texts, CHOICES)).toEqual({ metadata, errors: {} })
    }
  })

  it.each([
    ['kind', ' 3d ', { kind: '3d' }],
    ['category', 'food & DRINK', { category: 5 }],
    ['style', '', { style: null }],
    ['price_cents', '4,5', { price_cents: 450 }],
    ['price_cents', '', { price_cents: null }],
    ['editorial_only', 'ja', { editorial_only: true }],
    ['editorial_only', '', { editorial_only: false }],
    ['generative_ai', 'no', { generative_ai: false }],
    ['generative_ai', '', { generative_ai: null }],
    ['keywords', 'Heart; love,\nheart', { keywords: ['heart', 'love'] }],
    ['title', 'Two\n lines', { title: 'Two lines' }],
  ] as const)('of the column %s reads %j', (column, text, value) => {
    expect(readCell(column, text, CHOICES)).toEqual({ ok: true, value })
  })

  it.each([
    ['kind', '', 'choice-unknown'],
    ['category', 'Animal', 'choice-unknown'],
    ['generative_ai', 'perhaps', 'choice-unknown'],
    ['price_cents', '4.555', 'price-invalid'],
    ['price_cents', '-1', 'price-invalid'],
  ] as const)('of the column %s refuses %j', (column, text, code) => {
    expect(readCell(column, text, CHOICES)).toMatchObject({ ok: false, code })
  })
})

it('a row keeps the value of a cell whose text has no meaning', () => {
  const { metadata, errors } = readCells(METADATA, { title: 'Blue', category: 'Planets' }, CHOICES)
  expect([metadata.title, metadata.category, errors]).toEqual(['Blue', 4, { category: 'choice-unknown' }])
})
