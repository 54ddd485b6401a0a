import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { indexNames } from './index-names.ts'
import { RECORD_KINDS } from './records.ts'
import { replicaSettings, settingsOf } from './settings.ts'

const names = indexNames()

describe('settingsOf', () => {
  it('search titles before tags, and tags before context, English like the translation', () => {
    const around = 'styleName,packTitle,contributorName,categoryNames'
    expect(settingsOf(names, 'items', 'de').searchableAttributes).toEqual([
      'title,titleEn',
      'tags,tagsEn',
      around,
    ])
    expect(settingsOf(names, 'items', 'en').searchableAttributes).toEqual([
      'unordered(title)',
      'unordered(tags)',
      around,
    ])
  })

  it('have a virtual replica for every sort of sortable records, and none for others', () => {
    expect(settingsOf(names, 'items', 'en').replicas).toEqual([
      'virtual(motif_items_en_latest)',
      'virtual(motif_items_en_popular)',
      'virtual(motif_items_en_featured)',
    ])
    expect(settingsOf(names, 'tags', 'en').replicas).toEqual([])
  })

  it('index every language together with English, and English alone', () => {
    expect(settingsOf(names, 'items', 'ja').queryLanguages).toEqual(['ja', 'en'])
    expect(settingsOf(names, 'items', 'en').queryLanguages).toEqual(['en'])
  })

  it('search and show attributes of every kind of record in every language', () => {
    for (const kind of RECORD_KINDS) {
      for (const locale of LOCALE_CODES) {
        const { searchableAttributes, attributesToRetrieve } = settingsOf(names, kind, locale)
        expect(searchableAttributes.length, kind).toBeGreaterThan(0)
        expect(attributesToRetrieve.length, kind).toBeGreaterThan(0)
      }
    }
  })
})

describe('replicaSettings', () => {
  const primary = settingsOf(names, 'items', 'de')

  it('sort by one attribute first, and show every match', () => {
    expect(replicaSettings(primary, 'latest')).toMatchObject({
      customRanking: ['desc(publishedAt)', 'desc(id)'],
      relevancyStrictness: 0,
    })
    expect(replicaSettings(primary, 'featured').customRanking[0]).toBe('desc(featured)')
  })

  it('tokenise like the primary index, and omit settings that a replica may not have', () => {
    const replica = replicaSettings(primary, 'popular')
    expect(replica).toMatchObject({ queryLanguages: ['de', 'en'], ignorePlurals: true })
    for (const forbidden of ['searchableAttributes', 'attributesForFaceting', 'replicas'])
      expect(replica).not.toHaveProperty(forbidden)
  })
})
