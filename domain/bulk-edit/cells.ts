import { isKind } from '#domain/assets/kinds.ts'
import type { SubmissionMetadata } from '#domain/contract/console/submissions.ts'
import { accept, type ErrorCode, type Result, refuse } from '#domain/errors/catalogue.ts'
import { readKeywords } from '#domain/lint/keywords.ts'
import type { About } from '#domain/lint/rules.ts'

/**
 * The metadata of a submission as the cells of a table, in the order of its columns: the grid of the console and CSV
 * files. `header` is the column's name in files; `about` the part of a submission whose findings belong to it.
 */
export const METADATA_COLUMNS = {
  title: { header: 'title', about: 'title' },
  description: { header: 'description', about: null },
  keywords: { header: 'keywords', about: 'keywords' },
  kind: { header: 'kind', about: null },
  category: { header: 'category', about: 'category' },
  style: { header: 'style', about: null },
  price_cents: { header: 'price', about: 'price' },
  editorial_only: { header: 'editorial_only', about: null },
  generative_ai: { header: 'generative_ai', about: 'generative_ai' },
} as const satisfies Record<keyof SubmissionMetadata, { header: string; about: About | null }>

export type MetadataColumn = keyof typeof METADATA_COLUMNS
export const METADATA_COLUMN_CODES = Object.keys(METADATA_COLUMNS) as readonly MetadataColumn[]

/** A value to choose, its name, and the names it is read by as well; whatever the case. */
export interface Choice<T> {
  readonly value: T
  readonly name: string
  readonly aliases?: readonly string[]
}

/** What the cells of a table with choices accept. */
export interface CellChoices {
  readonly kind: readonly Choice<SubmissionMetadata['kind']>[]
  readonly category: readonly Choice<number>[]
  readonly style: readonly Choice<number>[]
  /** False and true. */
  readonly flag: readonly Choice<boolean>[]
}

/** What is written into one cell, as text. */
export function cellText(metadata: SubmissionMetadata, column: MetadataColumn, choices: CellChoices): string {
  switch (column) {
    case 'title':
      return metadata.title
    case 'description':
      return metadata.description ?? ''
    case 'keywords':
      return metadata.keywords.join(', ')
    case 'price_cents':
      return priceText(metadata.price_cents)
    case 'kind':
      return nameOf(choices.kind, metadata.kind)
    case 'category':
    case 'style':
      return nameOf(choices[column], metadata[column])
    case 'editorial_only':
    case 'generative_ai':
      return nameOf(choices.flag, metadata[column])
  }
}

/** The change that the text of a cell means. Limits of length and price are those of the form's schema. */
export function readCell(
  column: MetadataColumn,
  text: string,
  choices: CellChoices,
): Result<Partial<SubmissionMetadata>> {
  const written = text.trim()
  switch (column) {
    case 'title':
      return accept({ title: written.replace(/\s+/g, ' ') })
    case 'description':
      return accept({ description: written === '' ? null : written })
    case 'keywords':
      return accept({ keywords: readKeywords([written]) })
    case 'price_cents': {
      const cents = readPrice(written)
      return cents === 'invalid' ? refuse('price-invalid') : accept({ price_cents: cents })
    }
    case 'kind': {
      const kind = find(choices.kind, written)
      return kind !== undefined && isKind(kind) ? accept({ kind }) : UNKNOWN
    }
    case 'category':
    case 'style': {
      if (written === '') return accept({ [column]: null })
      const id = find(choices[column], written)
      return id === undefined ? UNKNOWN : accept({ [column]: id })
    }
    case 'editorial_only': {
      const isEditorial = written === '' ? false : find(choices.flag, written)
      return isEditorial === undefined ? UNKNOWN : accept({ editorial_only: isEditorial })
    }
    case 'generative_ai': {
      const isGenerated = written === '' ? null : find(choices.flag, written)
      return isGenerated === undefined ? UNKNOWN : accept({ generative_ai: isGenerated })
    }
  }
}

/** A row with the changes of its texts, and the cells whose text has no meaning. */
export interface ReadCells {
  readonly metadata: SubmissionMetadata
  readonly errors: Readonly<Partial<Record<MetadataColumn, ErrorCode>>>
}

/** Reads several cells of one row over what it has. */
export function readCells(
  before: SubmissionMetadata,
  texts: Readonly<Partial<Record<MetadataColumn, string>>>,
  choices: CellChoices,
): ReadCells {
  return METADATA_COLUMN_CODES.reduce<ReadCells>(
    ({ metadata, errors }, column) => {
      const text = texts[column]
      if (text === undefined) return { metadata, errors }
      const read = readCell(column, text, choices)
      return read.ok
        ? { metadata: { ...metadata, ...read.value }, errors }
        : { metadata, errors: { ...errors, [column]: read.code } }
    },
    { metadata: before, errors: {} },
  )
}

const UNKNOWN = refuse('choice-unknown')

/** An amount as it is typed: 4.50, empty for none. */
export function priceText(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2)
}

/** Cents of an amount such as 4.50 or 4,50; null for none. */
export function readPrice(text: string): number | null | 'invalid' {
  if (text === '') return null
  const [, whole = '', part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return whole === '' ? 'invalid' : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Empty for no value. */
function nameOf<T>(choices: readonly Choice<T>[], value: T | null): string {
  return value === null ? '' : (choices.find((choice) => choice.value === value)?.name ?? String(value))
}

function find<T>(choices: readonly Choice<T>[], text: string): T | undefined {
  const wanted = text.toLowerCase()
  const isNamed = ({ name, aliases = [] }: Choice<T>) =>
    [name, ...aliases].some((one) => one.toLowerCase() === wanted)
  return choices.find(isNamed)?.value
}
