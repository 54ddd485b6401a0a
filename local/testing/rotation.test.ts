import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#local/paths.ts'
import { restingJourneys, rotationOf, rotationOfCommit, SHARES, shareOfCommit } from './rotation.ts'

describe('rotationOf', () => {
  it('differs between commits', () => {
    expect(rotationOf('0000000a1b2c3d4e')).toBe(10)
    expect(rotationOf('0000000b1b2c3d4e')).toBe(11)
  })

  it('is 0 without a commit', () => {
    expect(rotationOf('')).toBe(0)
  })

  it('is the same in each run of a commit', () => {
    expect(rotationOfCommit()).toBe(rotationOfCommit())
  })
})

describe('shareOfCommit', () => {
  const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

  it('gives each case to exactly one of the shares', () => {
    const shares = [0, 1, 2].map((from) => shareOfCommit(cases, 3, from))
    expect(shares.flat().toSorted()).toEqual(cases)
  })

  it('begins again after the last share', () => {
    expect(shareOfCommit(cases, 3, 3)).toEqual(shareOfCommit(cases, 3))
  })
})

describe('restingJourneys', () => {
  it('leaves every journey out of all rotations but one', () => {
    const rests = SHARES.map((_, rotation) => restingJourneys(rotation))
    for (const journey of SHARES.flat()) {
      expect(rests.filter((resting) => !resting.includes(journey))).toHaveLength(1)
    }
  })

  it('leaves nothing out without a rotation', () => {
    expect(restingJourneys(null)).toEqual([])
  })

  it('names existing files', () => {
    const files = readdirSync(join(ROOT, 'e2e'))
    expect(SHARES.flat().filter((journey) => !files.includes(`${journey}.spec.ts`))).toEqual([])
  })
})
