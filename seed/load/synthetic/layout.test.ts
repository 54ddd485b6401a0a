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

describe('a synthetic catalogue', () => {
  const items = everything(20_000)

  test.each([1, 4, 5, 6, 1000])('has exactly the %i items asked for', (count) => {
    expect(everything(count).map(({ index }) => index)).toEqual(
      Array.from({ length: count }, (_, index) => index),
    )
  })

  test('is the same again', () => {
    expect(everything(300)).toEqual(everything(300))
  })

  test('has kinds in the shares of the specification: four of five are icons, every large kind is there', () => {
    const share = (kind: string) => items.filter(({ pack }) => pack.kind === kind).length / items.length
    expect(share('icon')).toBeCloseTo(0.806, 1)
    for (const kind of ['illustration', '3d', 'lottie', 'animated-icon'])
      expect(share(kind)).toBeGreaterThan(0)
  })

  test('speaks with the skew of real words: the commonest subject is on many items, most are on few', () => {
    const counts = Map.groupBy(items, ({ subject }) => subject.slug)
    const sizes = [...counts.values()].map((group) => group.length).sort((a, b) => b - a)
    expect(sizes[0]).toBeGreaterThan(500)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(10)
  })

  test('never tags an item twice with one word', () => {
    for (const { tags } of items) expect(new Set(tags).size).toBe(tags.length)
  })

  test('has a style that its kind offers', async () => {
    const { STYLES } = await import('#seed/taxonomy/styles.ts')
    const kindsOf = new Map<string, readonly string[]>(STYLES.map(({ slug, kinds }) => [slug, kinds]))
    expect(items.filter(({ pack }) => kindsOf.get(pack.style)?.includes(pack.kind) === false)).toEqual([])
  })
})
