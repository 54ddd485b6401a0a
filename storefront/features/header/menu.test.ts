import { describe, expect, it } from 'vitest'
import { KINDS } from '#domain/assets/kinds.ts'
import { FORMAT_LISTINGS } from '#storefront/features/header/menu.ts'

describe('listings by format', () => {
  it('are of kinds that have the format', () => {
    for (const { format, kind } of FORMAT_LISTINGS)
      expect(KINDS[kind].formats as readonly string[]).toContain(format)
  })
})
