import { expect, test } from 'vitest'
import { blocksOf, MOST_LINES } from './line-blocks.ts'
import { emptyLines } from './pool-lines.ts'

interface Line {
  readonly contributor: number
  readonly rule?: number
  readonly amount?: bigint
}

/** Lines of pools; the download of each is its place among all. */
function linesOf(pools: readonly (readonly Line[])[]) {
  const all = pools.flat()
  const lines = emptyLines(pools.length, all.length)
  for (const [at, pool] of pools.entries()) lines.starts[at + 1] = (lines.starts[at] ?? 0) + pool.length
  for (const [at, { contributor, rule = 1, amount = 1n }] of all.entries()) {
    lines.downloads[at] = at
    lines.contributors[at] = contributor
    lines.rules[at] = rule
    lines.shares[at] = rule * 1_000
    lines.amounts[at] = amount
  }
  return lines
}

const ADA = { contributor: 7 }
const BEN = { contributor: 8 }

test('the lines of a contributor are one block, in the order of pools and downloads', () => {
  const lines = linesOf([[ADA, BEN, { ...ADA, amount: 5n }], [], [BEN, ADA]])
  const { blocks, order, pools } = blocksOf(lines, ['USD', 'USD', 'USD'])
  expect(blocks).toEqual([
    { contributor: 7, currency: 'USD', rule: 1, share: 1_000, first: 0, lines: 3, amount: 7n },
    { contributor: 8, currency: 'USD', rule: 1, share: 1_000, first: 3, lines: 2, amount: 2n },
  ])
  expect([...order]).toEqual([0, 2, 4, 1, 3])
  expect([...pools]).toEqual([0, 0, 0, 2, 2])
})

test('currencies and versions of the rules have blocks of their own', () => {
  const lines = linesOf([[ADA, { ...ADA, rule: 2 }], [ADA], [ADA]])
  const { blocks } = blocksOf(lines, ['USD', 'EUR', 'USD'])
  expect(blocks.map(({ currency, rule, lines: count }) => [currency, rule, count])).toEqual([
    ['USD', 1, 2],
    ['USD', 2, 1],
    ['EUR', 1, 1],
  ])
})

test('a block that has an id for no more lines is followed by another one', () => {
  const lines = linesOf([Array.from({ length: MOST_LINES * 2 + 1 }, () => ADA)])
  const { blocks, order } = blocksOf(lines, ['USD'])
  expect(blocks.map((block) => block.lines)).toEqual([MOST_LINES, MOST_LINES, 1])
  expect([...order]).toEqual([...lines.downloads])
})

test('pools without downloads have no blocks', () => {
  expect(blocksOf(linesOf([[], []]), ['USD', 'USD']).blocks).toEqual([])
})
