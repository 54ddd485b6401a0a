import { expect, test } from 'vitest'
import type { Kind } from '#domain/assets/kinds.ts'
import { byMerit, type RankedWork } from './merit.ts'
import { popularities } from './popularity.ts'

const work = (title: string, pack: string, more: Partial<RankedWork> = {}): RankedWork => ({
  kind: 'icon',
  title,
  pack,
  category: null,
  sourceKey: `${more.kind ?? 'icon'}:${pack}:${title}`,
  featured: false,
  later: false,
  position: 0,
  ...more,
})
const titles = (works: readonly RankedWork[]) => byMerit(works).map(({ title, pack }) => `${pack}:${title}`)

test('ranks a subject that many packs draw first, its second drawing after others', () => {
  const works = [work('Abacus', 'a'), work('Sun', 'a'), work('sun', 'b'), work('SUN', 'c'), work('Fox', 'b')]
  const ranked = titles(works).map((name) => name.slice(2).toLowerCase())
  expect(ranked.slice(2).toSorted()).toEqual(['abacus', 'fox', 'sun'])
  expect(ranked.slice(0, 2)).toEqual(['sun', 'sun'])
})

test('counts the packs of all kinds of small marks together, but only packs of one kind for large works', () => {
  expect(
    titles([work('Fox', 'a'), work('Sun', 'a', { position: 1 }), work('Sun', 'b', { kind: 'unicon' })])[2],
  ).toBe('a:Fox')
  const scenes = { kind: 'illustration' } as const satisfies { kind: Kind }
  const large = [work('Fox', 'a', scenes), work('Sun', 'a', { ...scenes, position: 1 }), work('Sun', 'b')]
  expect(titles(large.filter(({ kind }) => kind === 'illustration'))).toEqual(['a:Fox', 'a:Sun'])
})

test('prefers the first works of a featured pack, and ranks works of later packs last', () => {
  const featured = (position: number) => work(`Tree ${position}`, 'b', { featured: true, position })
  const works = [work('Fox', 'a', { later: true }), work('Cat', 'a'), featured(24), featured(23)]
  expect(titles(works)).toEqual(['b:Tree 23', 'a:Cat', 'b:Tree 24', 'a:Fox'])
})

test('gives each work a popularity of its own, those after the varied ones by merit', () => {
  const many = Array.from({ length: 400 }, (_, index) => work(`Thing ${index}`, 'a', { position: index }))
  const popular = popularities([...many, work('Scene', 'b', { kind: 'illustration' })])
  expect(popular).toHaveLength(401)
  expect(new Set(popular.map(({ popularity }) => popularity)).size).toBe(401)
  const sorted = popular.toSorted((a, b) => b.popularity - a.popularity).map(({ work: { title } }) => title)
  expect(sorted[0]).toBe('Scene')
  expect(sorted.slice(-3)).toEqual(['Thing 397', 'Thing 398', 'Thing 399'])
  for (const { popularity } of popular) expect(popularity).toBe(Math.round(popularity * 1e4) / 1e4)
})
