import { describe, expect, it } from 'vitest'
import { KINDS } from '#domain/assets/kinds.ts'
import { countOf, FORMAT_LISTINGS } from '#storefront/features/header/menu.ts'

describe('countOf', () => {
  it('returns null while counts are unknown', () => {
    expect(countOf('icon', [{ kind: 'icon', count: 3 }])).toBe(3)
    expect(countOf('photo', [{ kind: 'icon', count: 3 }])).toBe(0)
    expect(countOf('icon', null)).toBeNull()
  })
})

describe('listings by format', () => {
  it('are of kinds that have the format', () => {
    for (const { format, kind } of FORMAT_LISTINGS)
      expect(KINDS[kind].formats as readonly string[]).toContain(format)
  })
})
