import { afterEach, describe, expect, it, vi } from 'vitest'
import { isLostChunk, mayReload, reloadAfterLostChunk } from '#storefront/features/errors/lost-chunk.ts'

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

describe('reloadAfterLostChunk', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('reloads the page once, and not while the browser is offline', () => {
    const lost = new Error('Failed to load chunk /_next/static/chunks/a.js')
    const kept = new Map<string, string>()
    const reload = vi.fn()
    const tab = (onLine: boolean) => ({
      navigator: { onLine },
      location: { reload },
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    })
    vi.stubGlobal('window', tab(false))
    reloadAfterLostChunk(lost)
    expect(reload).not.toHaveBeenCalled()
    vi.stubGlobal('window', tab(true))
    reloadAfterLostChunk(lost)
    reloadAfterLostChunk(lost)
    expect(reload).toHaveBeenCalledOnce()
  })
})
