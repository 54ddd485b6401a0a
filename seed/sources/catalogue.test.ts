import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { KIND_CODES, KINDS, type Kind } from '#domain/assets/kinds.ts'
import { LICENCES } from '#domain/assets/licences.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { inspect } from '#media/pipeline/inspect.ts'
import { sanitise } from '#media/pipeline/sanitise.ts'
import { CURATED_BUNDLES, CURATED_COLLECTIONS, HOME_SUBJECTS } from '#seed/curated.ts'
import type { SeedItem, SeedSource } from '#seed/seed-item.ts'
import { CATEGORIES } from '#seed/taxonomy/categories.ts'
import { STYLES } from '#seed/taxonomy/styles.ts'
import { SOURCES, UNREVIEWED_SOURCES } from './index.ts'
import { SCENES } from './pmndrs/scenes.ts'
import { DROPPED, keysOf, RENAMED } from './reviewed.ts'

/** Photos take seconds to render and have their own tests. */
const isQuick = ({ name }: SeedSource) => name !== '@pmndrs/assets'
const QUICK = SOURCES.filter(isQuick)

async function itemsOf(source: SeedSource): Promise<readonly SeedItem[]> {
  const items: SeedItem[] = []
  for await (const item of source.items()) items.push(item)
  return items
}

const loaded = await Promise.all(QUICK.map(async (source) => ({ source, items: await itemsOf(source) })))
const all = loaded.flatMap(({ items }) => items)
const packs = SOURCES.flatMap((source) => source.packs)
const contributors = new Map(
  SOURCES.flatMap((source) => source.contributors.map((one) => [one.username, one])),
)

describe('the default catalogue', () => {
  test.each([
    ['icon', 2400, 3200],
    ['unicon', 1200, 1500],
    ['animated-icon', 280, 420],
    ['lottie', 350, 480],
    ['3d', 330, 450],
    ['illustration', 400, 560],
    ['kit-illustration', 230, 280],
    ['template', 80, 100],
  ] as const satisfies readonly (readonly [Kind, number, number])[])(
    'has between %s %i and %i',
    (kind, least, most) => {
      const count = all.filter((item) => item.kind === kind).length
      expect(count).toBeGreaterThanOrEqual(least)
      expect(count).toBeLessThanOrEqual(most)
    },
  )

  test('has a pack of every kind', () => {
    expect(new Set(packs.map((pack) => pack.kind))).toEqual(new Set(KIND_CODES))
  })

  test('has unique item and pack names', () => {
    expect(new Set(all.map((item) => item.sourceKey)).size).toBe(all.length)
    expect(new Set(packs.map((pack) => pack.key)).size).toBe(packs.length)
  })

  test('has 10 to 250 items in each pack, except in the packs of a whole font', () => {
    const sizes = Map.groupBy(all, (item) => item.pack)
    for (const pack of packs.filter(({ kind }) => kind !== 'photo')) {
      const size = sizes.get(pack.key)?.length ?? 0
      expect(size, pack.key).toBeGreaterThanOrEqual(10)
      if (pack.kind !== 'unicon') expect(size, pack.key).toBeLessThanOrEqual(250)
    }
  })

  test('gives every item and pack an existing category and a style that its kind offers', () => {
    const categories = new Set(CATEGORIES.map(({ slug }) => slug))
    const styles = new Map(STYLES.map((style) => [style.slug as string, style.kinds as readonly Kind[]]))
    for (const { category, style, kind } of [...all, ...packs]) {
      expect(categories).toContain(category)
      expect(styles.get(style), style).toContain(kind)
    }
  })

  test('gives every item a title, keywords, a source and a pack of its own kind', () => {
    const byKey = new Map(packs.map((pack) => [pack.key, pack]))
    for (const item of all) {
      expect(item.title, item.sourceKey).toMatch(/^[^a-z\s]/)
      expect(item.keywords.length, item.sourceKey).toBeGreaterThanOrEqual(1)
      expect(item.keywords.length, item.sourceKey).toBeLessThanOrEqual(50)
      if (item.sourceUrl === null) expect(item.sourceKey).toMatch(/^motif:/)
      else expect(item.sourceUrl, item.sourceKey).toMatch(/^https:\/\//)
      expect(byKey.get(item.pack)?.kind, item.sourceKey).toBe(item.kind)
    }
    const thin = all.filter((item) => item.keywords.length < 3)
    expect(thin.length / all.length).toBeLessThan(0.05)
  })

  test('keeps the name of a brand as the title of its logo in every language', () => {
    const apple = all.filter(({ sourceKey }) => sourceKey === 'unicons:monochrome:apple')
    expect(apple.map(({ titles }) => [titles?.de, titles?.ja])).toEqual([['Apple', 'Apple']])
    for (const { category, title, titles } of all) {
      if (category !== 'unicons-brand-logos') continue
      for (const locale of LOCALE_CODES) expect(titles?.[locale]).toBe(title)
    }
  })

  test('sells only works of our own studios; works under an open licence are free', () => {
    for (const pack of packs) {
      const contributor = contributors.get(pack.contributor)
      if (pack.price !== null) expect(contributor?.claimed, pack.key).toBe(true)
      if (pack.price === null) expect(LICENCES[pack.licence].spdx, pack.key).not.toBeNull()
      else {
        expect(pack.price.item).toBeGreaterThanOrEqual(300)
        expect(pack.price.item).toBeLessThanOrEqual(1200)
        expect(pack.price.pack).toBeGreaterThanOrEqual(1900)
        expect(pack.price.pack).toBeLessThanOrEqual(5900)
      }
    }
  })

  test('uses one name for each contributor', () => {
    for (const { username, name, claimed } of SOURCES.flatMap((source) => source.contributors)) {
      expect(contributors.get(username)).toMatchObject({ name, claimed })
    }
  })

  test('has only files in formats that their kind accepts', () => {
    for (const item of all) {
      const format = inspect(item.bytes)
      expect(
        format.ok && (KINDS[item.kind].formats as readonly string[]).includes(format.value),
        item.sourceKey,
      ).toBe(true)
    }
  })

  test('is the same on a second run', async () => {
    for (const { source, items } of loaded) {
      expect(digest(await itemsOf(source)), source.name).toBe(digest(items))
    }
  }, 60_000)

  test('passes the media pipeline in a sample of every source', async () => {
    for (const { source, items } of loaded) {
      for (const item of items.filter((_, index) => index % 23 === 0)) {
        const result = await sanitise(item.bytes, item.kind)
        expect(result.ok ? 'accepted' : `${item.sourceKey}: ${result.detail}`, source.name).toBe('accepted')
      }
    }
  }, 60_000)

  test.each(HOME_SUBJECTS)('has %s in every medium of the home page', (subject) => {
    const drawn = new Set(all.filter(({ keywords }) => keywords.includes(subject)).map(({ kind }) => kind))
    for (const kind of ['icon', 'illustration', '3d', 'lottie', 'animated-icon'] as const) {
      expect(drawn).toContain(kind)
    }
    expect(SCENES.flatMap(({ keywords }) => keywords)).toContain(subject)
  })
})

describe('the review of the catalogue', () => {
  test('drops and renames works that the sources have, each once', async () => {
    const offers = await Promise.all(UNREVIEWED_SOURCES.filter(isQuick).map(itemsOf))
    const offered = new Set(offers.flat().map(({ sourceKey }) => sourceKey))
    const keys = [...Object.values(DROPPED).flatMap(keysOf), ...Object.keys(RENAMED)]
    expect(keys.filter((key) => !offered.has(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  }, 60_000)
})

describe('editorial bundles and collections', () => {
  test('a bundle has existing packs, costs less than their sum, and is free when they are free', () => {
    const byKey = new Map(packs.map((pack) => [pack.key, pack]))
    for (const bundle of CURATED_BUNDLES) {
      const held = bundle.packs.map((key) => byKey.get(key))
      expect(held, bundle.slug).not.toContain(undefined)
      const sum = held.reduce((total, pack) => total + (pack?.price?.pack ?? 0), 0)
      if (bundle.price === null) expect(sum, bundle.slug).toBe(0)
      else expect(bundle.price, bundle.slug).toBeLessThan(sum)
    }
  })

  test('a collection finds at least twenty items of at least two kinds', () => {
    for (const { slug, kinds, keywords } of CURATED_COLLECTIONS) {
      const found = all.filter(
        (item) => kinds.includes(item.kind) && keywords.some((word) => item.keywords.includes(word)),
      )
      expect(found.length, slug).toBeGreaterThanOrEqual(20)
      expect(new Set(found.map((item) => item.kind)).size, slug).toBeGreaterThanOrEqual(2)
    }
  })

  test('titles and descriptions are translated into every language', () => {
    for (const { titles, descriptions } of [...CURATED_COLLECTIONS, ...CURATED_BUNDLES]) {
      for (const locale of LOCALE_CODES) {
        expect(titles[locale]).not.toBe('')
        expect(descriptions[locale]).not.toBe('')
      }
    }
  })
})

function digest(items: readonly SeedItem[]): string {
  const hash = createHash('sha256')
  for (const { bytes, ...rest } of items) hash.update(JSON.stringify(rest)).update(bytes)
  return hash.digest('hex')
}
