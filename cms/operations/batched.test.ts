import { expect, test, vi } from 'vitest'
import { batched } from '#cms/operations/batched.ts'

/** Batches that run until the test ends them. */
function make({ lanes = 2, size = 10, gatherMs }: { lanes?: number; size?: number; gatherMs?: number } = {}) {
  const batches: {
    readonly jobs: readonly string[]
    end(answers: readonly (string | null)[]): void
    fail(): void
  }[] = []
  const alone: string[] = []
  const run = batched<string, string>({
    lanes,
    size,
    ...(gatherMs === undefined ? {} : { gatherMs }),
    keysOf: (job) => [job.split(' ')[0] ?? ''],
    together: (jobs) =>
      new Promise((end, reject) => {
        batches.push({ jobs, end, fail: () => reject(new Error('the batch failed')) })
      }),
    alone: async (job) => {
      alone.push(job)
      if (job.endsWith('wrong')) throw new Error(job)
      return `${job} alone`
    },
  })
  const started = async (count: number) => {
    await expect.poll(() => batches.length).toBe(count)
    return batches[count - 1]?.jobs
  }
  return { run, batches, alone, started }
}

test('jobs that come at once run in one batch, and each gets its answer', async () => {
  const { run, batches, started } = make()
  const answers = Promise.all([run('a'), run('b'), run('c')])
  expect(await started(1)).toEqual(['a', 'b', 'c'])
  batches[0]?.end(['1', '2', '3'])
  expect(await answers).toEqual(['1', '2', '3'])
})

test('what comes while all lanes are busy forms the next batch, of the size at most', async () => {
  const { run, batches, started } = make({ lanes: 1, size: 2 })
  void run('a')
  expect(await started(1)).toEqual(['a'])
  void Promise.all([run('b'), run('c'), run('d')])
  batches[0]?.end(['1'])
  expect(await started(2)).toEqual(['b', 'c'])
  batches[1]?.end(['1', '2'])
  expect(await started(3)).toEqual(['d'])
})

test('jobs with a key in common are never in two batches at a time', async () => {
  const { run, batches, started } = make()
  void run('a 1')
  await started(1)
  void Promise.all([run('a 2'), run('b 1'), run('a 3')])
  expect(await started(2)).toEqual(['b 1'])
  batches[0]?.end(['done'])
  expect(await started(3)).toEqual(['a 2', 'a 3'])
})

test('a job without an answer runs alone, and fails alone', async () => {
  const { run, batches, started } = make()
  const answers = Promise.allSettled([run('a'), run('b'), run('c wrong')])
  await started(1)
  batches[0]?.end(['1', null, null])
  expect(await answers).toEqual([
    { status: 'fulfilled', value: '1' },
    { status: 'fulfilled', value: 'b alone' },
    { status: 'rejected', reason: new Error('c wrong') },
  ])
})

test('the jobs of a batch that fails run again one by one', async () => {
  const { run, batches, alone, started } = make()
  const answers = Promise.all([run('a'), run('b')])
  await started(1)
  batches[0]?.fail()
  expect(await answers).toEqual(['a alone', 'b alone'])
  expect(alone).toEqual(['a', 'b'])
  void run('a')
  expect(await started(2)).toEqual(['a'])
})

test('jobs that may wait are gathered, a full batch at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { run, batches, started } = make({ lanes: 1, size: 2, gatherMs: 10 })
    void run('a')
    vi.advanceTimersByTime(9)
    expect(batches).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(batches.map(({ jobs }) => jobs)).toEqual([['a']])
    void run('b')
    batches[0]?.end(['1'])
    void run('c')
    vi.useRealTimers()
    expect(await started(2)).toEqual(['b', 'c'])
  } finally {
    vi.useRealTimers()
  }
})
