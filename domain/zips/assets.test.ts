import { expect, it } from 'vitest'
import { readZipKey, ZIP_FORMS, zipKey, zipPath } from './assets.ts'

it.each(ZIP_FORMS)('reads the key of a %s that it wrote', (form) => {
  const asset = { form, slug: 'a:b-1' }
  expect(readZipKey(zipKey(asset))).toEqual(asset)
})

it.each(['', 'pack', 'pack:', 'item:heart-1', 'packs:heart-1'])('rejects the key %j', (key) => {
  expect(readZipKey(key)).toBeNull()
})

it('keeps a hostile slug within its path segment', () => {
  expect(zipPath({ form: 'bundle', slug: '../x?y' })).toBe('/bundles/..%2Fx%3Fy/zip')
})
