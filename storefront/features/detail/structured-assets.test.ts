import { describe, expect, it } from 'vitest'
import type { ItemDetail, PackDetail } from '#domain/contract/catalogue.ts'
import { gatheringNodes, itemNodes, type StructuredNode } from './structured-assets.ts'

const AROUND = { locale: 'ja', site: 'https://motif.example', siteName: 'Ada’s' } as const
const URL = 'https://motif.example/jp/free-icon/heart-4k7q2'
const ABOVE = [{ name: 'アイコン', path: '/jp/icons' }]

const ASSET = {
  title: 'ハート',
  slug: 'heart-4k7q2',
  description: null,
  price: null,
  otherPrices: [],
  licence: { code: 'mit', url: 'https://spdx.org/licenses/MIT' },
  attribution: 'Heart by Ada, MIT',
  contributor: { name: 'Ada', type: 'person' },
  tags: [{ name: '愛' }, { name: '赤' }],
  updatedAt: '2026-05-04T00:00:00.000Z',
}
const PRICE = { amount: 499, currency: 'USD' } as const
const PREVIEW = { sha256: 'a'.repeat(64), modifiedAt: '1' }

const item = (facts: object = {}) =>
  ({
    ...ASSET,
    form: 'item',
    kind: 'icon',
    free: true,
    preview: PREVIEW,
    originalFormat: 'svg',
    ...facts,
  }) as unknown as ItemDetail

const nodeOf = (nodes: readonly StructuredNode[], type: string) =>
  nodes.find((node) => node['@type'] === type)

describe('what search engines read of an item', () => {
  it('is its artwork with every fact of its licence', () => {
    expect(nodeOf(itemNodes(item(), ABOVE, AROUND), 'ImageObject')).toMatchObject({
      '@id': `${URL}#artwork`,
      name: 'ハート',
      url: URL,
      license: 'https://spdx.org/licenses/MIT',
      acquireLicensePage: 'https://motif.example/jp/licenses#mit',
      creditText: 'Heart by Ada, MIT',
      creator: { '@type': 'Person', name: 'Ada' },
      copyrightNotice: 'Ada',
      keywords: '愛, 赤',
    })
  })

  it('claims no copyright where it was given up', () => {
    const free = item({ licence: { code: 'cc0-1.0', url: null }, attribution: null })
    const artwork = nodeOf(itemNodes(free, ABOVE, AROUND), 'ImageObject')
    expect(artwork).not.toHaveProperty('copyrightNotice')
    expect(artwork).toMatchObject({ creditText: 'Ada', license: 'https://motif.example/jp/licenses#cc0-1.0' })
  })

  it('is a product where it is sold, and none where it is free', () => {
    const sold = item({ free: false, price: PRICE, otherPrices: [{ amount: 450, currency: 'EUR' }] })
    const url = 'https://motif.example/jp/icon/heart-4k7q2'
    expect(nodeOf(itemNodes(sold, ABOVE, AROUND), 'Product')).toMatchObject({
      offers: [
        { price: '4.99', priceCurrency: 'USD', url },
        { price: '4.50', priceCurrency: 'EUR', url },
      ],
    })
    expect(nodeOf(itemNodes(item(), ABOVE, AROUND), 'Product')).toBeUndefined()
  })

  it('is a model beside its picture where it is one', () => {
    const model = nodeOf(itemNodes(item({ kind: '3d', originalFormat: 'glb' }), ABOVE, AROUND), '3DModel')
    expect(model).toMatchObject({ encodingFormat: 'model/gltf-binary', creator: { name: 'Ada' } })
    expect(nodeOf(itemNodes(item(), ABOVE, AROUND), '3DModel')).toBeUndefined()
  })

  it('is the way to it, counted from one', () => {
    expect(nodeOf(itemNodes(item(), ABOVE, AROUND), 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'アイコン', item: 'https://motif.example/jp/icons' },
        { position: 2, name: 'ハート', item: URL },
      ],
    })
  })
})

describe('what search engines read of a pack', () => {
  const pack = (previews: readonly object[]) =>
    ({ ...ASSET, form: 'pack', kind: 'icon', free: true, previews }) as unknown as PackDetail

  it('is what it gathers, with its first artwork', () => {
    const nodes = gatheringNodes(pack([PREVIEW]), ABOVE, AROUND)
    const url = 'https://motif.example/jp/free-icon-pack/heart-4k7q2'
    expect(nodeOf(nodes, 'CollectionPage')).toMatchObject({
      url,
      primaryImageOfPage: { '@id': `${url}#artwork` },
    })
    expect(nodeOf(nodes, 'ImageObject')).toMatchObject({ '@id': `${url}#artwork` })
  })

  it('names no picture while it has none', () => {
    const nodes = gatheringNodes(pack([]), ABOVE, AROUND)
    expect(nodeOf(nodes, 'CollectionPage')).not.toHaveProperty('primaryImageOfPage')
    expect(nodeOf(nodes, 'ImageObject')).toBeUndefined()
    const sold = (previews: readonly object[]) =>
      nodeOf(gatheringNodes({ ...pack(previews), price: PRICE }, ABOVE, AROUND), 'Product')
    expect(sold([])).not.toHaveProperty('image')
    expect(sold([PREVIEW])).toHaveProperty('image')
  })
})
