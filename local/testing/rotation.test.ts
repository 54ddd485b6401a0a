import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#local/paths.ts'
import { restingJourneys, rotationOf, rotationOfCommit, SHARES } from './rotation.ts'

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
