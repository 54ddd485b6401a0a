import { expect, it } from 'vitest'
import type { Card, Contributor } from '#domain/contract/catalogue.ts'
import type { StructuredNode } from '#storefront/features/detail/structured-assets.ts'
import { listingNodes } from './structured-listings.ts'

const around = { locale: 'ko', site: 'https://motif.example', siteName: 'Ada’s' } as const
const PREVIEW = { sha256: 'a'.repeat(64), modifiedAt: '1' }
const HEART = {
  form: 'item',
  slug: 'heart-4k7q2',
  kind: 'icon',
  free: true,
  title: '하트',
  preview: PREVIEW,
} as unknown as Card
const PACK = {
  form: 'pack',
  slug: 'hearts',
  kind: 'icon',
  free: false,
  title: '팩',
  previews: [],
} as unknown as Card
const PAGE = { name: '자연', path: '/kr/categories/nature' }

const nodeOf = (nodes: readonly StructuredNode[], type: string) =>
  nodes.find((node) => node['@type'] === type)

it('lists the assets of the page in their order, with absolute addresses', () => {
  const nodes = listingNodes(PAGE, { hits: [HEART, PACK], total: 120 }, around)
  expect(nodeOf(nodes, 'ItemList')).toMatchObject({
    numberOfItems: 120,
    itemListElement: [
      {
        position: 1,
        name: '하트',
        url: expect.stringMatching(/^https:\/\/motif\.example\/kr\/.*heart-4k7q2$/),
      },
      { position: 2, name: '팩', url: expect.stringMatching(/hearts$/) },
    ],
  })
  expect(nodeOf(nodes, 'CollectionPage')).toMatchObject({
    url: 'https://motif.example/kr/categories/nature',
    inLanguage: 'ko',
    mainEntity: { '@id': 'https://motif.example/kr/categories/nature#list' },
  })
})

it('states the way to the page', () => {
  const above = [{ name: '카테고리', path: '/kr/categories' }]
  const nodes = listingNodes({ ...PAGE, above }, { hits: [], total: 0 }, around)
  expect(nodeOf(nodes, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://motif.example/kr/categories' },
      { position: 2, item: 'https://motif.example/kr/categories/nature' },
    ],
  })
})

it('is the profile of a contributor, with their own site', () => {
  const contributor = { type: 'team', name: 'Grace', username: 'grace', url: 'https://grace.example' }
  const nodes = listingNodes(
    { name: 'Grace', path: '/kr/contributors/grace', contributor: contributor as unknown as Contributor },
    { hits: [HEART], total: 1 },
    around,
  )
  expect(nodeOf(nodes, 'ProfilePage')).toMatchObject({
    mainEntity: { '@type': 'Organization', name: 'Grace', sameAs: ['https://grace.example'] },
  })
})
