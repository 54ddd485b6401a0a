import type { Locale } from '#domain/locales/locales.ts'
import type { NewBlocks } from './blocks.ts'
import { BLOCK_TEXTS } from './texts/index.ts'

/** Created blocks with their texts in a language; a text without a translation stays in English. */
export function inLanguage(blocks: NewBlocks, locale: Locale): NewBlocks {
  return translated(blocks, locale) as NewBlocks
}

function translated(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return BLOCK_TEXTS.get(value)?.[locale] ?? value
  if (Array.isArray(value)) return value.map((one) => translated(one, locale))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, translated(one, locale)]))
}
