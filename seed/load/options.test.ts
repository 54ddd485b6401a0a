import { describe, expect, test } from 'vitest'
import { readArguments } from './options.ts'

describe('arguments of the seed', () => {
  test.each([
    [[], { type: 'default' }],
    [['--small'], { type: 'small', itemsPerPack: 9 }],
    [['--small', '3'], { type: 'small', itemsPerPack: 3 }],
    [['--full'], { type: 'full' }],
    [['--synthetic', '1'], { type: 'synthetic', items: 1 }],
    [['--synthetic', '10300000'], { type: 'synthetic', items: 10_300_000 }],
  ])('%j', (args, extent) => {
    expect(readArguments(args)).toEqual(extent)
  })

  test.each([
    [['--synthetic']],
    [['--synthetic', '0']],
    [['--synthetic', '-1']],
    [['--synthetic', '1e6']],
    [['--synthetic', '5', '--small']],
    [['--small', '--full']],
    [['--small', '0']],
    [['--full', '3']],
    [['--other']],
  ])('rejects %j', (args) => {
    expect(readArguments(args)).toBeUndefined()
  })
})
