import { expect, test } from 'vitest'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { SCREEN, subjectWords } from '#domain/assets/recommend.ts'
import { inRecommendedOrder } from '#seed/load/finish/recommended-items.ts'
import type { SeedItem } from '#seed/seed-item.ts'
import { SOURCES } from './index.ts'
import { describedPhotos } from './pmndrs-assets.ts'

const items: Omit<SeedItem, 'bytes'>[] = [...describedPhotos]
for (const source of SOURCES.filter(({ name }) => name !== '@pmndrs/assets'))
  for await (const { bytes, ...item } of source.items()) items.push(item)

const packs = SOURCES.flatMap((source) => source.packs)
const later = new Set(packs.filter((pack) => pack.later).map(({ key }) => key))
const ordered = inRecommendedOrder(items, packs)
const firstOf = (kind: Kind, count: number) => ordered.filter((item) => item.kind === kind).slice(0, count)

/** The most of one value among values. */
function most(values: readonly string[]): number {
  const groups = [...Map.groupBy(values, (value) => value).values()]
  return Math.max(...groups.map(({ length }) => length))
}

/** Kinds whose works show a subject each, and the most works of one pack on a screen of them. */
const SUBJECTS_DIFFER = {
  icon: 3,
  unicon: 8,
  'animated-icon': 10,
  lottie: 9,
  '3d': 6,
  illustration: 6,
} as const satisfies Partial<Record<Kind, number>>

test.each(Object.entries(SUBJECTS_DIFFER))(
  'no two of the first works of kind %s show the same subject, and at most %i are of one pack',
  (kind, ofPack) => {
    const first = firstOf(kind as keyof typeof SUBJECTS_DIFFER, SCREEN)
    expect(most(first.flatMap(({ title }) => subjectWords(title)))).toBe(1)
    expect(most(first.map(({ pack }) => pack))).toBeLessThanOrEqual(ofPack)
  },
)

test('the first screens show no work of a later pack', () => {
  for (const kind of KIND_CODES)
    expect(firstOf(kind, SCREEN).filter(({ pack }) => later.has(pack))).toEqual([])
})

test('no category fills more than a third of the first photos, and planets come last', () => {
  const photos = firstOf('photo', SCREEN)
  expect(most(photos.map(({ category }) => category))).toBeLessThanOrEqual(SCREEN / 3)
  const all = firstOf('photo', Number.POSITIVE_INFINITY)
  const planets = all.findIndex(({ pack }) => pack === 'pmndrs:planet')
  expect(all.slice(planets).some(({ pack }) => pack === 'pmndrs:wide')).toBe(false)
})

test('no design fills more than two of the first twelve templates', () => {
  const designs = firstOf('template', 12).map(({ title }) => title.split(' ')[0] ?? '')
  expect(most(designs)).toBeLessThanOrEqual(2)
})

test('the portraits of one screen are of different people and kits', () => {
  const first = firstOf('kit-illustration', SCREEN)
  expect(most(first.map(({ pack }) => pack))).toBeLessThanOrEqual(4)
})

test('the mixed listing begins with different subjects in all kinds', () => {
  const first = ordered.slice(0, SCREEN)
  const subjects = first.filter(({ kind }) => kind !== 'kit-illustration')
  expect(most(subjects.flatMap(({ title }) => subjectWords(title)))).toBe(1)
  expect(new Set(first.map(({ kind }) => kind)).size).toBe(KIND_CODES.length)
})
