import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { View } from './count-views.ts'
import { viewBatch } from './view-batch.ts'

const view = (visitor: string): View => ({
  day: '2026-03-01',
  form: 'item',
  slug: 'fox',
  visitor: Buffer.from(visitor),
  country: null,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function batch(count: (views: readonly View[]) => Promise<void>, capacity = 100) {
  return viewBatch({ count, pauseMs: 1_000, capacity, onFailure: () => {} })
}

describe('a batch of views', () => {
  it('is counted together after its pause, once', async () => {
    const count = vi.fn<(views: readonly View[]) => Promise<void>>(async () => {})
    const views = batch(count)
    views.add(view('a'))
    views.add(view('b'))
    await vi.advanceTimersByTimeAsync(999)
    expect(count).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(count.mock.calls).toEqual([[[view('a'), view('b')]]])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(count).toHaveBeenCalledTimes(1)
  })

  it('contains each visitor of an asset once', async () => {
    const count = vi.fn<(views: readonly View[]) => Promise<void>>(async () => {})
    const views = batch(count)
    for (const visitor of ['a', 'a', 'b', 'a']) views.add(view(visitor))
    await views.flush()
    expect(count.mock.calls[0]?.[0]).toHaveLength(2)
  })

  it('is repeated when counting fails, with the views since', async () => {
    const count = vi
      .fn<(views: readonly View[]) => Promise<void>>(async () => {})
      .mockRejectedValueOnce(new Error('away'))
    const views = batch(count)
    views.add(view('a'))
    await vi.advanceTimersByTimeAsync(1_000)
    views.add(view('b'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(count).toHaveBeenLastCalledWith([view('a'), view('b')])
  })

  it('never exceeds its capacity', async () => {
    const count = vi.fn<(views: readonly View[]) => Promise<void>>(async () => {})
    const views = batch(count, 2)
    for (const visitor of ['a', 'b', 'c']) views.add(view(visitor))
    await views.flush()
    expect(count.mock.calls[0]?.[0]).toEqual([view('a'), view('b')])
  })
})
