import { describe, expect, it } from 'vitest'
import { ASSET_LOCK_FORMAT, type AssetLock, type LockedAsset } from '#domain/contract/asset-lock.ts'
import { checkFolder } from './check-folder.ts'

const hash = (letter: string) => letter.repeat(64)

const HEART: LockedAsset = {
  kind: 'icon',
  slug: 'red-heart-4k7q2',
  title: 'Red heart',
  author: 'Ada',
  revision: '1',
  original: { format: 'svg', sha256: hash('a') },
  licence: { code: 'motif-standard', version: '1.0' },
  files: [
    { name: 'red-heart-4k7q2.svg', format: 'svg', width: null, sha256: hash('b'), certificate: null },
    { name: 'red-heart-4k7q2-512.png', format: 'png', width: 512, sha256: hash('c'), certificate: null },
  ],
}
const lockOf = (...assets: LockedAsset[]): AssetLock => ({
  format: ASSET_LOCK_FORMAT,
  issuer: 'https://motif.example',
  collection: 'App',
  exported_at: '2026-11-27T10:00:00.000Z',
  assets,
})

describe('a folder beside its lock', () => {
  it.each([
    ['the delivered file', 'icons/red-heart-4k7q2.svg', 'b'],
    ['the original, under any name', 'src/logo.svg', 'a'],
    ['one of several sizes', 'red-heart-4k7q2-512.png', 'c'],
  ])('is verified with %s', (_, path, letter) => {
    const report = checkFolder(lockOf(HEART), [{ path, sha256: hash(letter) }])
    expect(report).toEqual({
      verified: [{ path, asset: HEART.slug, licence: 'motif-standard 1.0' }],
      faults: [],
      ignored: 0,
    })
  })

  it('accepts two revisions of one asset', () => {
    const newer: LockedAsset = {
      ...HEART,
      revision: '2',
      original: { format: 'svg', sha256: hash('d') },
      files: [],
    }
    const report = checkFolder(lockOf(HEART, newer), [{ path: 'x.svg', sha256: hash('d') }])
    expect(report.faults).toEqual([])
  })

  it.each([
    'red-heart-4k7q2.svg',
    'a/b/red-heart-4k7q2-512.png',
    'red-heart-4k7q2-recoloured.svg',
    'red-heart-4k7q2-recoloured-256.png',
    'red-heart-4k7q2-256-2.png',
    'red-heart-4k7q2 (1).SVG',
    'red-heart-4k7q2.json',
  ])('reports %s as altered when its content is another, and its asset not as missing', (path) => {
    const { verified, faults } = checkFolder(lockOf(HEART), [{ path, sha256: hash('f') }])
    expect(verified).toEqual([])
    expect(faults).toEqual([{ fault: 'altered', path, asset: HEART.slug }])
  })

  it('reports an asset without any file as missing', () => {
    expect(checkFolder(lockOf(HEART), []).faults).toEqual([{ fault: 'missing', asset: HEART.slug }])
  })

  it.each(['house-9z.svg', 'red-heart-4k7q20.svg', '.hidden/other.PNG'])(
    'reports %s as not in the lock',
    (path) => {
      expect(checkFolder(lockOf(), [{ path, sha256: hash('f') }]).faults).toEqual([
        { fault: 'not-in-lock', path },
      ])
    },
  )

  it.each(['package.json', 'README.md', 'svg', '.svg', 'a.b/LICENSE'])('does not check %s', (path) => {
    expect(checkFolder(lockOf(), [{ path, sha256: hash('f') }])).toEqual({
      verified: [],
      faults: [],
      ignored: 1,
    })
  })

  it('reports a licence that it does not know, such as one of a newer lock, or one named like a method', () => {
    for (const code of ['motif-later', 'toString', '__proto__']) {
      const asset = { ...HEART, licence: { code, version: '1.0' } }
      expect(checkFolder(lockOf(asset), [{ path: 'x.svg', sha256: hash('a') }]).faults).toEqual([
        { fault: 'unknown-licence', asset: HEART.slug, licence: `${code} 1.0` },
      ])
    }
  })
})
