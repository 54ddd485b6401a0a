import { describe, expect, it } from 'vitest'
import type { KindCounts } from '#domain/contract/menu.ts'
import { heldCount, isHeld } from '#domain/menu/held.ts'

const NONE = { all: 0, free: 0, featured: 0 }
const HELD: KindCounts = [
  { kind: 'icon', item: { all: 10, free: 9, featured: 4 }, pack: { all: 2, free: 2, featured: 0 } },
  { kind: 'template', item: { all: 6, free: 0, featured: 0 }, pack: NONE },
]

describe('heldCount', () => {
  it.each([
    [{ kind: 'icon' }, 10],
    [{ kind: 'icon', variant: 'free' }, 9],
    [{ kind: 'icon', variant: 'exclusive' }, 1],
    [{ kind: 'icon', variant: 'featured' }, 4],
    [{ kind: 'icon', form: 'pack' }, 2],
    [{ kind: 'icon', form: 'pack', variant: 'exclusive' }, 0],
    [{ kind: 'template', variant: 'free' }, 0],
    [{ kind: 'photo' }, 0],
    [{}, 16],
    [{ variant: 'exclusive' }, 7],
    [{ form: 'pack', variant: 'latest' }, 2],
  ] as const)('counts the assets of %o', (listing, count) => {
    expect(heldCount(HELD, listing)).toBe(count)
  })

  it('is null while the counts are unknown', () => {
    expect(heldCount(null, { kind: 'icon' })).toBeNull()
  })
})

describe('isHeld', () => {
  it('is false for a listing without assets, and true while the counts are unknown', () => {
    expect(isHeld(HELD, { kind: 'template', variant: 'free' })).toBe(false)
    expect(isHeld(HELD, { kind: 'icon', variant: 'exclusive' })).toBe(true)
    expect(isHeld(null, { kind: 'template', variant: 'free' })).toBe(true)
  })
})
