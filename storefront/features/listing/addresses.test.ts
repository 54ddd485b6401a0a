import { describe, expect, it } from 'vitest'
import { printView, readView } from '#domain/routing/view.ts'
import {
  categoryAddresses,
  collectionAddresses,
  contributorAddresses,
  landingAddresses,
  styleAddresses,
  templateAddresses,
} from '#storefront/features/listing/addresses.ts'

describe('addresses of a listing', () => {
  it('stay within a category, a collection or a contributor', () => {
    const view = readView(printView({ kind: 'icon', price: 'free' }))
    expect(categoryAddresses('en', 'nature', view)({ page: 2 })).toBe(
      '/en/categories/nature/icons?page=2&price=free',
    )
    expect(collectionAddresses('de', 'spring', view)({ kind: null })).toBe(
      '/de/collections/spring?price=free',
    )
    expect(contributorAddresses('ja', 'lucide', view)({ form: 'pack', price: 'all' })).toBe(
      '/jp/contributors/lucide/icon-packs',
    )
  })

  it('leave a category for the library when another category is chosen, and keep the other filters', () => {
    const addressOf = categoryAddresses(
      'en',
      'nature',
      readView(printView({ kind: 'icon', style: ['line'] })),
    )
    expect(addressOf({ category: ['flowers'] })).toBe('/en/icons?style=line&category=flowers')
    expect(addressOf({ category: [], style: [] })).toBe('/en/categories/nature/icons')
    expect(addressOf({ kind: 'photo' })).toBe('/en/categories/nature/photos?style=line')
  })

  it('leave a style for the library when kind, form or style changes', () => {
    const addressOf = styleAddresses('en', 'line', { ...readView('all'), style: ['line'] })
    expect(addressOf({ page: 2, price: 'free' })).toBe('/en/styles/line?page=2&price=free')
    expect(addressOf({ kind: 'icon' })).toBe('/en/icons?style=line')
    expect(addressOf({ form: 'pack' })).toBe('/en/asset-packs?style=line')
    expect(addressOf({ style: ['solid'] })).toBe('/en/all-assets?style=solid')
    expect(addressOf({ style: [] })).toBe('/en/all-assets')
  })

  it('leave templates of one use when kind or form changes, and keep the other filters', () => {
    const addressOf = templateAddresses('en', 'email', readView(printView({ style: ['line'] })))
    expect(addressOf({ page: 2 })).toBe('/en/templates/email?page=2&style=line')
    expect(addressOf({ form: 'pack' })).toBe('/en/template-packs?style=line')
    expect(addressOf({ kind: 'icon' })).toBe('/en/icons?style=line')
  })

  it('leave a landing page for a pack search by its name', () => {
    const addressOf = landingAddresses('campaign', 'en', 'christmas-assets', readView('all'))
    expect(addressOf({ kind: 'icon', price: 'free' })).toBe('/en/l/christmas-assets/icons?price=free')
    expect(addressOf({ form: 'pack' })).toBe('/en/asset-packs/christmas-assets')
  })

  it('separate styles of icons from styles of all kinds', () => {
    const addressOf = styleAddresses('en', 'line', {
      ...readView(printView({ kind: 'icon' })),
      style: ['line'],
    })
    expect(addressOf({ sort: 'latest' })).toBe('/en/icon-styles/line?sort=latest')
  })
})
