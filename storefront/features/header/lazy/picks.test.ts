import { describe, expect, it } from 'vitest'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Menu } from '#domain/contract/menu.ts'
import { freeAt, picksFor } from '#storefront/features/header/lazy/picks.tsx'

const preview = {
  sha256: 'a'.repeat(64),
  modifiedAt: '2026-01-01T00:00:00.000Z',
  width: 24,
  height: 24,
  ground: 'any',
  motion: null,
  playable: true,
} as const
const item = (slug: string): ItemCard => ({
  form: 'item',
  slug,
  kind: 'icon',
  free: true,
  title: slug,
  preview,
})

describe('picksFor', () => {
  const menu: Pick<Menu, 'picks'> = {
    picks: [
      { kind: '3d', items: [item('a'), item('b')] },
      { kind: 'icon', items: [item('c')] },
      { kind: 'lottie', items: [] },
    ],
  }

  it('returns those of the kind, or one of each kind', () => {
    const slugs = (kind: string) => picksFor(kind, menu).map(({ slug }) => slug)
    expect(slugs('3d')).toEqual(['a', 'b'])
    expect(slugs('lottie')).toEqual([])
    expect(slugs('photo')).toEqual([])
    expect(slugs('all')).toEqual(['a', 'c'])
  })
})

describe('freeAt', () => {
  const freeOfDay = [
    { day: '2026-11-21', item: item('today') },
    { day: '2026-11-22', item: item('tomorrow') },
  ]
  const at = (moment: string) => freeAt({ freeOfDay }, Date.parse(moment))?.slug

  it('changes at midnight UTC without a request', () => {
    expect(at('2026-11-21T23:59:59.999Z')).toBe('today')
    expect(at('2026-11-22T00:00:00.000Z')).toBe('tomorrow')
  })

  it('returns the first known day where the clock is days off', () => {
    expect(at('2031-01-01T00:00:00Z')).toBe('today')
    expect(freeAt({ freeOfDay: [] }, 0)).toBeNull()
  })
})
