import { expect, it } from 'vitest'
import { GLOBALS } from '#collections/globals.ts'
import { COLLECTIONS } from '#collections/index.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { collectionsWithLabels, globalsWithLabels } from './with-labels.ts'

const collections = collectionsWithLabels(COLLECTIONS)
const globals = globalsWithLabels(GLOBALS)
const labelled = (slug: string) => collections.find((one) => one.slug === slug)

it('names what editors use every day in every language, with its group', () => {
  for (const slug of ['landing-pages', 'posts', 'collections', 'plans', 'coupons', 'items', 'packs']) {
    const { labels, admin } = labelled(slug) ?? {}
    for (const named of [labels?.singular, labels?.plural, admin?.group])
      expect(Object.keys(named ?? {}).toSorted(), slug).toEqual([...LOCALE_CODES].toSorted())
  }
  for (const slug of ['home-page', 'site-settings', 'announcements'])
    expect(globals.find((one) => one.slug === slug)?.label, slug).toMatchObject({ en: expect.any(String) })
})

it('names fields, those in groups and rows too, and blocks', () => {
  const fields = JSON.stringify(labelled('landing-pages')?.fields)
  for (const word of ['ページ', 'タイトル', '公開日時', '見出し', '검색 엔진과 공유'])
    expect(fields).toContain(word)
  expect(JSON.stringify(labelled('plans')?.fields)).toContain('Ein weiterer Platz, ein Jahr')
})

it('keeps every field and its other facts', () => {
  const names = (list: typeof COLLECTIONS) =>
    list.map(({ slug, fields }) => [slug, fields.map((field) => ('name' in field ? field.name : field.type))])
  expect(names(collections)).toEqual(names(COLLECTIONS))
})
