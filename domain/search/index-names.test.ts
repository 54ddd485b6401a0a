import { describe, expect, it } from 'vitest'
import { indexNames } from './index-names.ts'

const names = indexNames('motif')
const items = { kind: 'items', locale: 'en' } as const

describe('indexNames', () => {
  it('names an index by prefix, kind of record and language', () => {
    expect(names.primary({ kind: 'packs', locale: 'ja' })).toBe('motif_packs_ja')
  })

  it('names a replica for every order but relevance, which is the primary’s own', () => {
    expect(names.sorted(items, 'latest')).toBe('motif_items_en_latest')
    expect(names.sorted(items, 'relevant')).toBe('motif_items_en')
  })

  it('has no sorted index for records without replicas', () => {
    expect(names.sorted({ kind: 'tags', locale: 'en' }, 'latest')).toBe('motif_tags_en')
  })

  it('parses the names it makes, and no others', () => {
    expect(names.read('motif_items_ko')).toEqual({ kind: 'items', locale: 'ko', run: null })
    expect(names.read(names.temporary(items, 'k3v9'))).toEqual({ ...items, run: 'k3v9' })
    for (const foreign of ['other_items_en', 'motif_items', 'motif_items_xx', 'motif_things_en']) {
      expect(names.read(foreign), foreign).toBeNull()
    }
    expect(names.read('motif_items_en_latest')).toBeNull()
  })

  it('rejects a prefix that makes names ambiguous', () => {
    expect(() => indexNames('two_parts')).toThrow(RangeError)
    expect(() => indexNames('')).toThrow(RangeError)
  })
})
