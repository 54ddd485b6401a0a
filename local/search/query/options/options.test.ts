import { readFileSync } from 'node:fs'
import type { BrowseParamsObject, IndexSettings, SearchParamsObject } from 'algoliasearch'
import { describe, expect, it } from 'vitest'
import { OPTIONS } from './option-table.ts'
import { renderOptions } from './render-options.ts'
import type { Support } from './support.ts'
import { warningsFor } from './warnings.ts'

/** Every option that the official client knows: an option of a later client fails the type check here. */
const KNOWN_TO_THE_CLIENT: Readonly<
  Record<keyof (SearchParamsObject & BrowseParamsObject & IndexSettings), Support>
> = OPTIONS

describe('the table of options', () => {
  it('has a note for every option that is not fully implemented', () => {
    const silent = Object.entries(KNOWN_TO_THE_CLIENT).filter(
      ([, { status, note }]) => (status === 'implemented') !== (note === undefined),
    )
    expect(silent).toEqual([])
  })

  it('is equal to the table in the README', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    expect(readme).toContain(renderOptions())
  })

  it('is in alphabetical order', () => {
    const names = Object.keys(OPTIONS)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })
})

describe('warnings', () => {
  it.each([
    [{ mode: 'neuralSearch' }, ['mode: words are searched, vectors are not']],
    [{ mode: 'keywordSearch' }, []],
    [{ semanticSearch: { eventSources: ['a'] } }, ['semanticSearch: words are searched, vectors are not']],
    [{ semanticSearch: {} }, []],
    [{ enablePersonalization: true }, ['enablePersonalization: nothing is personalised']],
    [{ enablePersonalization: false }, []],
    [{ query: 'heart', hitsPerPage: 3, clickAnalytics: true }, []],
    [{ extensions: null, userToken: undefined }, []],
  ])('name each option whose value has no effect: %j', (said, warnings) => {
    expect(warningsFor(said)).toEqual(warnings)
  })

  it.each(['analytics', 'enableABTest', 'enableReRanking', 'percentileComputation'] as const)(
    'are empty where %s is disabled, and name it where it is set',
    (name) => {
      expect(warningsFor({ [name]: false })).toEqual([])
      expect(warningsFor({ [name]: true })).toEqual([expect.stringMatching(`^${name}: `)])
    },
  )

  it('name an option for a single value of it', () => {
    expect(warningsFor({ alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'] })).toEqual([])
    expect(warningsFor({ alternativesAsExact: ['ignoreConjugations'] })).toEqual([
      'alternativesAsExact: conjugations are not looked for (ignoreConjugations)',
    ])
    expect(warningsFor({ explain: ['match.alternatives'] })).toEqual([])
    expect(warningsFor({ explain: ['params'] })).toHaveLength(1)
  })
})
