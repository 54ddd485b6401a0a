import { createHmac } from 'node:crypto'
import { expect, it, test } from 'vitest'
import { historyBefore, isDrawn } from './second-review.ts'

// 2 % of 2^32 is 85,899,345.92.
it.each([
  ['00000000', true],
  ['051eb851ffff', true],
  ['051eb852', false],
  ['ffffffff', false],
])('draws the hash %s: %s', (hash, drawn) => {
  expect(isDrawn(hash)).toBe(drawn)
})

it.each(['', '051eb85', 'not hexadecimal'])('throws for %j, which is not a hash', (hash) => {
  expect(() => isDrawn(hash)).toThrow('not hexadecimal')
})

it('draws about two of a hundred decisions', () => {
  const hashes = Array.from({ length: 20_000 }, (_, id) =>
    createHmac('sha256', 'a secret').update(String(id)).digest('hex'),
  )
  const drawn = hashes.filter(isDrawn).length
  expect(drawn).toBeGreaterThan(340)
  expect(drawn).toBeLessThan(460)
})

test.each([
  [['create', 'submit', 'lease', 'release', 'lease'], 'approve', ['create', 'submit']],
  [['create', 'submit', 'lease', 'reject', 'undo'], 'approve', ['create', 'submit']],
  [
    ['create', 'submit', 'lease', 'return', 'edit', 'submit', 'lease'],
    'reject',
    ['create', 'submit', 'lease', 'return', 'edit', 'submit'],
  ],
  [
    ['create', 'submit', 'lease', 'request-opinion', 'lease'],
    'approve',
    ['create', 'submit', 'lease', 'request-opinion'],
  ],
])('of %j the history before the decision to %s is %j', (commands, decision, before) => {
  const entries = [...commands, decision, 'publish'].map((name, id) => ({
    id,
    command: `submission.${name}`,
  }))
  const found = historyBefore(entries, commands.length)
  expect(found.map(({ command }) => command)).toEqual(before.map((name) => `submission.${name}`))
})

test('an appealed decision begins with its appeal', () => {
  const commands = [
    'submission.submit',
    'submission.reject',
    'appeal.file',
    'submission.lease',
    'submission.reject',
  ]
  const entries = commands.map((command, id) => ({ id, command }))
  expect(historyBefore(entries, 4)).toHaveLength(3)
})
