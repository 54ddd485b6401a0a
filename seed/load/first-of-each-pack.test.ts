import { describe, expect, test } from 'vitest'
import type { SeedItem, SeedPack, SeedSource } from '#seed/seed-item.ts'
import { firstOfEachPack } from './first-of-each-pack.ts'

const made: string[] = []

const SOURCE: SeedSource = {
  name: 'test',
  contributors: [],
  packs: [{ key: 'a' } as SeedPack, { key: 'b' } as SeedPack],
  *items() {
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2', 'a4']) {
      made.push(name)
      yield { sourceKey: name, pack: name.charAt(0) } as SeedItem
    }
  },
}

async function keysOf(sources: readonly SeedSource[]): Promise<readonly string[]> {
  const keys: string[] = []
  for (const source of sources) for await (const item of source.items()) keys.push(item.sourceKey)
  return keys
}

describe('the first items of each pack', () => {
  test('yields as many items of each pack as requested, in order', async () => {
    expect(await keysOf(firstOfEachPack([SOURCE], () => 2))).toEqual(['a1', 'a2', 'b1', 'b2'])
  })

  test('accepts a pack with fewer items', async () => {
    expect(await keysOf(firstOfEachPack([SOURCE], () => 9))).toHaveLength(6)
    expect(await keysOf(firstOfEachPack([SOURCE], ({ key }) => (key === 'a' ? 0 : 1)))).toEqual(['b1'])
  })

  test('stops reading when every pack is full', async () => {
    made.length = 0
    await keysOf(firstOfEachPack([SOURCE], () => 1))
    expect(made).toEqual(['a1', 'a2', 'b1'])
  })
})
