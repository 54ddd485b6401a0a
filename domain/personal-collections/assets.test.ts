import { expect, it } from 'vitest'
import { assetKey, readAssetKey } from './assets.ts'

it('is the inverse of the key', () => {
  for (const asset of [
    { form: 'item', slug: 'red-heart-4k7q2' } as const,
    { form: 'pack', slug: 'a:b' } as const,
  ]) {
    expect(readAssetKey(assetKey(asset))).toEqual(asset)
  }
})

it('is null for a key that names neither item nor pack', () => {
  for (const key of ['', ':', 'item:', 'item', ':heart', 'bundle:all', 'ITEM:heart']) {
    expect(readAssetKey(key), key).toBeNull()
  }
})
