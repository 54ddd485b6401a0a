import { describe, expect, it } from 'vitest'
import { configurationOf, type Editorial, withoutReplicas } from './configuration.ts'
import { indexNames } from './index-names.ts'
import { engineRule } from './rules.ts'

const names = indexNames()
const editorial: Editorial = {
  synonyms: [
    { id: 1, kind: 'equal', input: null, words: ['car', 'auto'] },
    { id: 2, kind: 'one-way', input: 'taxi', words: ['car'] },
  ],
  rules: [
    engineRule({
      id: 1,
      name: 'r',
      pattern: 'car',
      anchoring: 'is',
      kind: null,
      pinned: [],
      hidden: [1],
      from: null,
      until: null,
      enabled: true,
    }),
  ],
}

describe('configurationOf', () => {
  it('assigns every sort of items a replica', () => {
    const { replicas, settings } = configurationOf(names, 'items', 'en', editorial)
    expect(replicas.map(({ name }) => `virtual(${name})`)).toEqual(settings.replicas)
  })

  it('marks one-way synonyms', () => {
    const { synonyms } = configurationOf(names, 'packs', 'en', editorial)
    expect(synonyms.filter(({ objectID }) => objectID.startsWith('synonym-'))).toEqual([
      { objectID: 'synonym-1', type: 'synonym', synonyms: ['car', 'auto'] },
      { objectID: 'synonym-2', type: 'onewaysynonym', input: 'taxi', synonyms: ['car'] },
    ])
  })

  it('adds the ideas in every language, and drops automatic synonyms of their words', () => {
    const synonym = { kind: 'one-way', input: 'winter', words: ['wolf'], id: 3 } as const
    const objectIDs = (isAutomatic: boolean) =>
      configurationOf(names, 'items', 'en', {
        synonyms: [{ ...synonym, isAutomatic }],
        rules: [],
      }).synonyms.map(({ objectID }) => objectID)
    expect(objectIDs(true)).toContain('idea-winter')
    expect(objectIDs(true)).not.toContain('synonym-3')
    expect(objectIDs(false)).toContain('synonym-3')
  })

  it('limits rules to items, and has no synonyms for names', () => {
    expect(configurationOf(names, 'items', 'en', editorial).rules).toHaveLength(1)
    expect(configurationOf(names, 'packs', 'en', editorial).rules).toEqual([])
    expect(configurationOf(names, 'contributors', 'en', editorial).synonyms).toEqual([])
  })
})

describe('withoutReplicas', () => {
  it('leaves replicas to the searched index', () => {
    const configuration = withoutReplicas(configurationOf(names, 'items', 'en', editorial))
    expect(configuration.replicas).toEqual([])
    expect(configuration.settings.replicas).toEqual([])
    expect(configuration.synonyms.length).toBeGreaterThan(2)
  })
})
