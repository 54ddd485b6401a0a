import { describe, expect, it } from 'vitest'
import { type Candidate, narrow } from './narrow.ts'

const CANDIDATES: readonly Candidate[] = [
  { id: 4, kind: 'icon', free: true, style: 'line' },
  { id: 2, kind: 'illustration', free: false, style: 'flat' },
  { id: 9, kind: 'icon', free: false, style: 'solid' },
  { id: 1, kind: 'icon', free: true, style: null },
  { id: 7, kind: 'illustration', free: true, style: 'line' },
]
const ALL = { kind: null, price: 'all', style: [] } as const

describe('matches', () => {
  it.each([
    ['unnarrowed, in their order', ALL, [4, 2, 9, 1, 7]],
    ['of a kind', { ...ALL, kind: 'icon' }, [4, 9, 1]],
    ['that are free', { ...ALL, price: 'free' }, [4, 1, 7]],
    ['that are exclusive', { ...ALL, price: 'exclusive' }, [2, 9]],
    ['of either style', { ...ALL, style: ['line', 'solid'] }, [4, 9, 7]],
    ['of all three', { kind: 'icon', price: 'free', style: ['line'] }, [4]],
    ['of nothing', { ...ALL, style: ['doodle'] }, []],
  ] as const)('%s', (_which, by, ids) => expect(narrow(CANDIDATES, by).ids).toEqual(ids))

  it('are counted for each kind regardless of the chosen kind, with the most similar of each', () => {
    expect(narrow(CANDIDATES, { ...ALL, kind: 'illustration', price: 'free' }).kinds).toEqual([
      { kind: 'icon', count: 2, sampleId: 4 },
      { kind: 'illustration', count: 1, sampleId: 7 },
    ])
  })

  it('are counted for each style regardless of the chosen style', () => {
    expect(narrow(CANDIDATES, { ...ALL, kind: 'icon', style: ['line'] }).styles).toEqual([
      { slug: 'line', count: 1 },
      { slug: 'solid', count: 1 },
    ])
  })
})
