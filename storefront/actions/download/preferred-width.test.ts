import { describe, expect, it } from 'vitest'
import { preferredWidth } from '#storefront/actions/download/preferred-width.ts'

describe('preferredWidth', () => {
  it('is 512 where that is offered, else the widest', () => {
    expect(preferredWidth([64, 128, 256, 512, 1024])).toBe(512)
    expect(preferredWidth([64, 128, 256])).toBe(256)
    expect(preferredWidth([])).toBeUndefined()
  })
})
