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
