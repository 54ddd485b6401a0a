import { describe, expect, it, vi } from 'vitest'
import { clearTtlCaches, createTtlCache } from '#storefront/data/ttl-cache.ts'

function memoryAt(start = 0) {
  const clock = { now: start }
  return { clock, memory: createTtlCache<string>({ lifeMs: 10, capacity: 2, now: () => clock.now }) }
}

describe('ttl cache', () => {
  it('calls once for concurrent requests of one key', async () => {
    const { memory } = memoryAt()
    const ask = vi.fn(async () => 'a')
    expect(await Promise.all([memory.recall('k', ask), memory.recall('k', ask)])).toEqual(['a', 'a'])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it.each([
    [9, 1],
    [10, 2],
    [11, 2],
  ])('after %i ms of 10 it has called %i times', async (elapsed, times) => {
    const { memory, clock } = memoryAt()
    const ask = vi.fn(async () => 'a')
    await memory.recall('k', ask)
    clock.now = elapsed
    await memory.recall('k', ask)
    expect(ask).toHaveBeenCalledTimes(times)
  })

  it('calls again after all caches are cleared, also while a call from before is under way', async () => {
    const { memory } = memoryAt()
    const early = Promise.withResolvers<string>()
    const before = memory.recall('k', () => early.promise)
    clearTtlCaches()
    expect(await memory.recall('k', async () => 'new')).toBe('new')
    early.resolve('old')
    expect(await before).toBe('old')
    expect(await memory.recall('k', async () => 'newer')).toBe('new')
  })

  it('evicts the least recently used entry when it is full', async () => {
    const { memory } = memoryAt()
    const ask = vi.fn(async () => 'x')
    for (const key of ['a', 'b', 'a', 'c', 'a']) await memory.recall(key, ask)
    expect(ask).toHaveBeenCalledTimes(3)
    await memory.recall('b', ask)
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('does not cache a failure', async () => {
    const { memory } = memoryAt()
    await expect(memory.recall('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await memory.recall('k', async () => 'up')).toBe('up')
  })
})
