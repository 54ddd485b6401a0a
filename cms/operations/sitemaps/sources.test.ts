import { expect, it } from 'vitest'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { FAMILIES, FAMILY_CODES } from '#domain/routing/families.ts'
import { fixedPages } from '#domain/sitemaps/fixed-pages.ts'
import { sectionOf } from '#domain/sitemaps/sections.ts'
import { type ListedRow, SITEMAP_SOURCES } from './sources.ts'

it('covers every indexed page family', () => {
  const row: ListedRow = {
    kind: 'icon',
    free: true,
    slug: 'a',
    changed_at: new Date(0).toISOString(),
    locales: null,
  }
  const sections = new Set(KIND_CODES.map((kind) => sectionOf('item', kind)))
  const listed = [...fixedPages(sections, 'en'), ...SITEMAP_SOURCES.map(({ page }) => page(row))]
  expect(new Set(listed.map(({ family }) => family))).toEqual(
    new Set(FAMILY_CODES.filter((family) => FAMILIES[family].indexed)),
  )
})
