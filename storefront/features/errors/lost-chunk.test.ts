import { describe, expect, it } from 'vitest'
import { isLostChunk, mayReload } from '#storefront/features/errors/lost-chunk.ts'

describe('isLostChunk', () => {
  it('knows how bundlers and browsers say it', () => {
    const named = Object.assign(new Error('x'), { name: 'ChunkLoadError' })
    expect(isLostChunk(named)).toBe(true)
    expect(isLostChunk(new Error('Failed to load chunk /_next/static/chunks/a.js'))).toBe(true)
    expect(isLostChunk(new Error('Loading CSS chunk 12 failed'))).toBe(true)
    expect(isLostChunk(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true)
    expect(isLostChunk(new TypeError('error loading dynamically imported module: /a.js'))).toBe(true)
  })

  it('takes no other fault for one', () => {
    expect(isLostChunk(new Error('chunky bacon'))).toBe(false)
    expect(isLostChunk('ChunkLoadError')).toBe(false)
  })
})

describe('mayReload', () => {
  it('allows the first reload', () => {
    expect(mayReload(null, 0)).toBe(true)
  })

  it('allows the next one after 60 s and not before', () => {
    expect(mayReload(1_000, 60_999)).toBe(false)
    expect(mayReload(1_000, 61_000)).toBe(true)
    expect(mayReload(1_000, 61_001)).toBe(true)
  })
})
