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
  it('counts what is beyond 50 ms of each task, four times as slow', () => {
    expect(ownBlockingMs([PAINT, task({}), task({ tdur: 15_000 }), task({ tdur: 12_500 })])).toBe(40)
  })

  it('leaves out what came before the first paint, other threads and other events', () => {
    const others = [{ ts: 500 }, { tid: 2 }, { pid: 2 }, { name: 'Layout' }].map(task)
    expect(ownBlockingMs([task({ ts: 999 }), PAINT, ...others])).toBe(0)
  })

  it('counts from the first of several paints, and nothing of tasks without a time', () => {
    const { tdur: _, ...timeless } = task({})
    expect(ownBlockingMs([{ ...PAINT, ts: 3_000 }, PAINT, task({}), timeless])).toBe(30)
  })

  it('refuses a page that painted nothing', () => {
    expect(() => ownBlockingMs([task({})])).toThrow('painted nothing')
  })
})
