import { expect, it, vi } from 'vitest'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { withinOffer } from './within-offer.ts'

function searched(kinds: readonly Kind[]) {
  const list = vi.fn<CatalogueSearch['list']>()
  const facets = vi.fn<CatalogueSearch['facets']>()
  const suggest = vi.fn<CatalogueSearch['suggest']>()
  const search: CatalogueSearch = { list, facets, suggest }
  return { list, facets, suggest, offered: withinOffer(search, async () => kinds) }
}

it('searches for the offered kinds alone, in lists and in counts', async () => {
  const { list, facets, offered } = searched(['icon', 'photo'])
  await offered.list(NO_SEARCH)
  await offered.facets({ ...NO_SEARCH, form: 'pack', kind: 'icon' })
  expect(list.mock.lastCall?.[0].selection?.kinds).toEqual(['icon', 'photo'])
  expect(facets.mock.lastCall?.[0]).toMatchObject({ kind: 'icon', selection: { kinds: ['icon', 'photo'] } })
})

it('leaves searches for bundles as they are, and all where the site offers every kind', async () => {
  const few = searched(['icon'])
  await few.offered.list({ ...NO_SEARCH, form: 'bundle' })
  expect(few.list.mock.lastCall?.[0].selection).toBeUndefined()
  const all = searched(KIND_CODES)
  await all.offered.list(NO_SEARCH)
  expect(all.list.mock.lastCall?.[0].selection).toBeNull()
})

it('suggests phrases of the offered kinds alone', async () => {
  const asked = { words: 'fox', locale: 'en', kind: null, limit: 1 } as const
  const few = searched(['icon'])
  await few.offered.suggest(asked)
  expect(few.suggest.mock.lastCall?.[0].offered).toEqual(['icon'])
  const all = searched(KIND_CODES)
  await all.offered.suggest(asked)
  expect(all.suggest.mock.lastCall?.[0].offered).toBeNull()
})
