import { describe, expect, it } from 'vitest'
import { KIND_CODES, KINDS } from '#domain/assets/kinds.ts'
import { FORMAT_LISTINGS, MENU } from '#storefront/features/header/menu.ts'

describe('the main menu', () => {
  it('leads to every kind that visitors browse', () => {
    const kinds = MENU.flatMap(({ kind, beside }) => [kind, ...beside])
    expect(new Set<string>(kinds)).toEqual(new Set(KIND_CODES))
  })
})

describe('listings by format', () => {
  it('are of kinds that have the format', () => {
    for (const { format, kind } of FORMAT_LISTINGS)
      expect(KINDS[kind].formats as readonly string[]).toContain(format)
  })
})
