import { expect, test } from 'vitest'
import { bandOf, countBands } from './distribution.ts'

test.each([
  [1_000n, 799n, 'down-20'],
  [1_000n, 800n, 'down-5'],
  [1_000n, 949n, 'down-5'],
  [1_000n, 950n, 'same'],
  [1_000n, 1_049n, 'same'],
  [1_000n, 1_050n, 'up-5'],
  [1_000n, 1_199n, 'up-5'],
  [1_000n, 1_200n, 'up-20'],
  [0n, 1n, 'up-20'],
  [0n, 0n, 'same'],
] as const)('a change from %s to %s is in the band %s', (paid, forecast, band) => {
  expect(bandOf({ paid, forecast })).toBe(band)
})

test('counts contributors by band', () => {
  expect(countBands([{ paid: 0n, forecast: 0n }])).toEqual({
    'down-20': 0,
    'down-5': 0,
    same: 1,
    'up-5': 0,
    'up-20': 0,
  })
})
