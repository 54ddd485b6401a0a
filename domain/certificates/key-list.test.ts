import { expect, test } from 'vitest'
import { readKeyList } from './key-list.ts'

const SEED = 'ab'.repeat(32)
const PUBLIC = 'x'.repeat(43)

test('reads the signing key, then retired ones with or without their private part', () => {
  expect(readKeyList(`2027-a:${SEED}, 2026-b:${SEED},2026-a:public:${PUBLIC}`)).toEqual([
    { id: '2027-a', seed: SEED, publicKey: null },
    { id: '2026-b', seed: SEED, publicKey: null },
    { id: '2026-a', seed: null, publicKey: PUBLIC },
  ])
})

test.each([
  ['nothing', ''],
  ['a key without an id', SEED],
  ['a short key', `a:${SEED.slice(1)}`],
  ['an id twice', `a:${SEED},a:${SEED}`],
  ['a first key that cannot sign', `a:public:${PUBLIC}`],
  ['an id with other characters', `a b:${SEED}`],
])('refuses %s', (_, text) => {
  expect(readKeyList(text)).toBeNull()
})
