import { describe, expect, it } from 'vitest'
import { ownBlockingMs, type TraceEvent } from './own-blocking.ts'

const PAINT = { name: 'firstContentfulPaint', pid: 1, tid: 1, ts: 1_000 }
const task = (event: Partial<TraceEvent>): TraceEvent => ({
  name: 'RunTask',
  pid: 1,
  tid: 1,
  ts: 2_000,
  tdur: 20_000,
  ...event,
})

describe('ownBlockingMs', () => {
  it('counts the time beyond 50 ms of each task at a quarter of the speed', () => {
    expect(ownBlockingMs([PAINT, task({}), task({ tdur: 15_000 }), task({ tdur: 12_500 })])).toBe(40)
  })

  it('ignores tasks before the first paint, other threads and other events', () => {
    const others = [{ ts: 500 }, { tid: 2 }, { pid: 2 }, { name: 'Layout' }].map(task)
    expect(ownBlockingMs([task({ ts: 999 }), PAINT, ...others])).toBe(0)
  })

  it('counts from the first of several paints and ignores tasks without a time', () => {
    const { tdur: _, ...timeless } = task({})
    expect(ownBlockingMs([{ ...PAINT, ts: 3_000 }, PAINT, task({}), timeless])).toBe(30)
  })

  it('throws for a page without a paint', () => {
    expect(() => ownBlockingMs([task({})])).toThrow('painted nothing')
  })
})
