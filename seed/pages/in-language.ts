import type { Locale } from '#domain/locales/locales.ts'
import type { NewBlocks } from './blocks.ts'
import { BLOCK_TEXTS } from './texts/index.ts'

/** The fields of blocks that hold words; others hold names of choices and addresses. */
export const TEXT_FIELDS: readonly string[] = [
  'heading',
  'intro',
  'title',
  'text',
  'label',
  'question',
  'answer',
  'after',
  'name',
  'caption',
  'role',
]

/** Created blocks with the texts of the same blocks in another language; what only the created ones have remains. */
export function withTextsOf(created: NewBlocks, written: NewBlocks): NewBlocks {
  return merged(created, written) as NewBlocks
}

function merged(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other))
    return value.map((one, index) => merged(one, other[index]))
  if (!isRecord(value) || !isRecord(other)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      TEXT_FIELDS.includes(name) && typeof other[name] === 'string' ? other[name] : merged(one, other[name]),
    ]),
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Created blocks with their texts in a language; a text without a translation stays in English. */
export function inLanguage(blocks: NewBlocks, locale: Locale): NewBlocks {
  return translated(blocks, locale) as NewBlocks
}

function translated(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => translated(one, locale))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && TEXT_FIELDS.includes(name)
        ? (BLOCK_TEXTS.get(one)?.[locale] ?? one)
        : translated(one, locale),
    ]),
  )
}
