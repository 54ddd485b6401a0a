import { describe, expect, test } from 'vitest'
import { layOut, type SyntheticItem } from './layout.ts'
import { vocabulary } from './vocabulary.ts'

const TERMS = vocabulary()

function everything(items: number): readonly SyntheticItem[] {
  const layout = layOut(items, TERMS, 50)
  const all: SyntheticItem[] = []
  for (const pack of layout.packs()) all.push(...layout.itemsOf(pack, all.length))
  return all
}

describe('layOut', () => {
  const items = everything(20_000)

  test.each([1, 4, 5, 6, 1000])('lays out exactly %i items', (count) => {
    expect(everything(count).map(({ index }) => index)).toEqual(
      Array.from({ length: count }, (_, index) => index),
    )
  })

  test('gives the same layout for the same arguments', () => {
    expect(everything(300)).toEqual(everything(300))
  })

  test('follows the shares of the specification: four of five items are icons, and every large kind occurs', () => {
    const share = (kind: string) => items.filter(({ pack }) => pack.kind === kind).length / items.length
    expect(share('icon')).toBeCloseTo(0.806, 1)
    for (const kind of ['illustration', '3d', 'lottie', 'animated-icon'])
      expect(share(kind)).toBeGreaterThan(0)
  })

  test('gives the commonest subject to many items and most subjects to few', () => {
    const counts = Map.groupBy(items, ({ subject }) => subject.slug)
    const sizes = [...counts.values()].map((group) => group.length).sort((a, b) => b - a)
    expect(sizes[0]).toBeGreaterThan(500)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(10)
  })

  test('never gives an item the same tag twice', () => {
    for (const { tags } of items) expect(new Set(tags).size).toBe(tags.length)
  })

  test('gives each item a style that its kind offers', async () => {
    const { STYLES } = await import('#seed/taxonomy/styles.ts')
    const kindsOf = new Map<string, readonly string[]>(STYLES.map(({ slug, kinds }) => [slug, kinds]))
    expect(items.filter(({ pack }) => kindsOf.get(pack.style)?.includes(pack.kind) === false)).toEqual([])
  })
})
