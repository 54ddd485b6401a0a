import { describe, expect, it } from 'vitest'
import { linkFault } from '#domain/announcements/announcements.ts'
import { BLOCK_COUNTS, BLOCK_LENGTHS } from '#domain/blocks/limits.ts'
import { isLandingSlug } from '#domain/landing/places.ts'
import { slugFault } from '#domain/landing/slug-fault.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { TEXT_FIELDS } from '../in-language.ts'
import { WRITTEN_PAGES } from './index.ts'

/** A value with every text of a reader left out: what all languages must have alike. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      TEXT_FIELDS.includes(name) ? typeof one : shapeOf(one),
    ]),
  )
}

function valuesOf(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesOf(one, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === name && typeof one === 'string' ? [one] : valuesOf(one, name),
  )
}

describe.each(WRITTEN_PAGES.map((page) => [page.slug, page] as const))('the page %s', (slug, page) => {
  it('has an address that editors may use', () => {
    expect(isLandingSlug(slug)).toBe(true)
    expect(slugFault(page.place, slug)).toBeNull()
  })

  it.each(LOCALE_CODES)('has the same blocks in %s', (locale) => {
    const blocks = page.blocksIn?.(locale)
    expect(shapeOf(blocks)).toEqual(shapeOf(page.blocksIn?.('en')))
    expect(JSON.stringify(blocks)).not.toMatch(/\{\w+\}| :: |undefined/)
    for (const text of valuesOf(blocks, 'title')) {
      expect(text).not.toBe('')
      expect(text.length).toBeLessThanOrEqual(BLOCK_LENGTHS.label)
    }
    for (const text of valuesOf(blocks, 'label')) expect(text.length).toBeLessThanOrEqual(BLOCK_LENGTHS.label)
    for (const text of valuesOf(blocks, 'question'))
      expect(text.length).toBeLessThanOrEqual(BLOCK_LENGTHS.short)
    expect(blocks?.length).toBeLessThanOrEqual(BLOCK_COUNTS.blocks)
  })

  it('links to addresses that exist', () => {
    const faults = valuesOf(page.blocksIn?.('en'), 'address').filter((address) => linkFault(address) !== null)
    expect(faults).toEqual([])
  })
})
