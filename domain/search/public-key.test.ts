import { expect, test } from 'vitest'
import { indexNames } from './index-names.ts'
import { HITS_PER_PAGE } from './listing-parameters.ts'
import { PUBLIC_KEY } from './public-key.ts'
import { RECORD_KINDS } from './records.ts'
import { settingsOf } from './settings.ts'

const NAMES = indexNames('test')

test.each(RECORD_KINDS)('the public key may retrieve all attributes that the settings of %s show', (kind) => {
  const { attributesToRetrieve, attributesToHighlight, attributesToSnippet } = settingsOf(NAMES, kind, 'en')
  const snippets = attributesToSnippet.map((each) => each.split(':')[0])
  expect(PUBLIC_KEY.attributes).toEqual(
    expect.arrayContaining([...attributesToRetrieve, ...attributesToHighlight, ...snippets]),
  )
})

test('the public key may not retrieve attributes for ranking, filters and reconciliation', () => {
  for (const hidden of ['id', 'version', 'popularity', 'contributorName', 'titleEn', 'downloads', '*']) {
    expect(PUBLIC_KEY.attributes).not.toContain(hidden)
  }
})

test('a call may request several pages of the largest size', () => {
  expect(PUBLIC_KEY.hitsPerQuery).toBeGreaterThanOrEqual(HITS_PER_PAGE * 2)
  expect(PUBLIC_KEY.hitsPerCall).toBeGreaterThanOrEqual(PUBLIC_KEY.hitsPerQuery * 5)
})
