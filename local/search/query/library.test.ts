import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { indexNames } from '#domain/search/index-names.ts'
import { RECORD_KINDS } from '#domain/search/records.ts'
import { engineRule, kindContext } from '#domain/search/rules.ts'
import { settingsOf } from '#domain/search/settings.ts'
import type { Json } from '#local/search/model/record.ts'
import { readRule } from './rules/read-rule.ts'
import { completeSettings } from './settings/complete.ts'
import { mergeSettings, readSettings } from './settings/read-settings.ts'
import { schemaOf } from './settings/schema-of.ts'

/** The value after serialisation. */
const sent = (value: object): Json => JSON.parse(JSON.stringify(value))

describe("the library's own configuration", () => {
  it.each(RECORD_KINDS)('is valid as settings, of %s in every language', (kind) => {
    for (const locale of Object.keys(LOCALES) as Locale[]) {
      const settings = settingsOf(indexNames(), kind, locale)
      const read = readSettings(sent(settings))
      if (!read.ok) throw new Error(read.message)
      const schema = schemaOf(completeSettings(mergeSettings({}, read.value)))
      expect(schema.searchable.length).toBeGreaterThanOrEqual(settings.searchableAttributes.length)
      expect(schema.order.length).toBe(settings.customRanking.length)
      expect(schema.languages).toEqual(settings.indexLanguages)
    }
  })

  it('is valid as rules', () => {
    const rule = engineRule({
      id: 1,
      name: 'Summer',
      pattern: 'sun',
      anchoring: 'contains',
      kind: 'icon',
      pinned: [{ item: 7, place: 1 }],
      hidden: [9],
      from: new Date(0),
      until: null,
      enabled: true,
    })
    expect(readRule(sent(rule))).toMatchObject({
      ok: true,
      value: {
        objectID: 'rule-1',
        conditions: [{ pattern: 'sun', context: kindContext('icon') }],
        consequence: { promote: [{ objectIDs: ['item-7'], position: 0 }], filterPromotes: true },
      },
    })
  })
})
