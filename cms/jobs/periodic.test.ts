import { beforeEach, describe, expect, it, vi } from 'vitest'
import { periodic } from './periodic.ts'

let now = 0
const work = vi.fn<() => Promise<void>>()

beforeEach(() => {
  now = 0
  work.mockReset().mockResolvedValue()
})

const makeJob = () => periodic(work, { everyMs: 1_000, retryMs: 100, now: () => now })

describe('a periodic job', () => {
  it('runs at once, and again after its interval', async () => {
    const runIfDue = makeJob()
    const counts: number[] = []
    for (now of [0, 999, 1_000, 1_001, 1_999, 2_000]) {
      await runIfDue()
      counts.push(work.mock.calls.length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 2, 3])
  })

  it('counts its interval from the end of a run', async () => {
    const runIfDue = makeJob()
    work.mockImplementationOnce(async () => {
      now = 5_000
    })
    await runIfDue()
    now = 5_999
    await runIfDue()
    expect(work).toHaveBeenCalledTimes(1)
    now = 6_000
    await runIfDue()
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('logs a failure, and retries sooner than its interval, but not at once', async () => {
    const runIfDue = makeJob()
    work.mockRejectedValueOnce(new Error('away'))
    await expect(runIfDue()).rejects.toThrow('away')
    now = 99
    await runIfDue()
    expect(work).toHaveBeenCalledTimes(1)
    now = 100
    await runIfDue()
    expect(work).toHaveBeenCalledTimes(2)
  })
})
