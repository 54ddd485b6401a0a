import { expect, it } from 'vitest'
import { assetKey, readAssetKey } from './assets.ts'

it('is read as it was written', () => {
  for (const asset of [
    { form: 'item', slug: 'red-heart-4k7q2' } as const,
    { form: 'pack', slug: 'a:b' } as const,
  ]) {
    expect(readAssetKey(assetKey(asset))).toEqual(asset)
  }
})

it('is nothing for what names no item and no pack', () => {
  for (const key of ['', ':', 'item:', 'item', ':heart', 'bundle:all', 'ITEM:heart']) {
    expect(readAssetKey(key), key).toBeNull()
  }
})
