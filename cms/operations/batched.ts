interface Batching<Job, Answer> {
  /** Batches that run at a time. */
  readonly lanes: number
  /** Jobs of a batch at most. */
  readonly size: number
  /** How long a job waits for others; absent for not at all. Only for work that no user waits for. */
  readonly gatherMs?: number
  /** Jobs with a key in common are never in two batches at a time. */
  keysOf(job: Job): readonly string[]
  /** @returns in the order of the jobs; null for one that has to run alone */
  together(jobs: readonly Job[]): Promise<readonly (Answer | null)[]>
  alone(job: Job): Promise<Answer>
}

interface Waiting<Job, Answer> {
  readonly job: Job
  resolve(answer: Answer | Promise<Answer>): void
}

/**
 * Runs jobs that come at the same time together. Without `gatherMs` a job never waits for others to come: what comes while
 * all lanes are busy forms the next batch. A batch that fails as a whole is run again job by job, so that no job fails for
 * another one.
 */
export function batched<Job, Answer>(batching: Batching<Job, Answer>): (job: Job) => Promise<Answer> {
  const { lanes, size, gatherMs, keysOf, together, alone } = batching
  const waiting = new Set<Waiting<Job, Answer>>()
  const busy = new Set<string>()
  let running = 0
  let timer: NodeJS.Timeout | undefined

  function schedule(): void {
    // Jobs of the same turn of the event loop are in one batch.
    if (gatherMs === undefined || waiting.size >= size) setImmediate(start)
    else if (waiting.size > 0) timer ??= setTimeout(start, gatherMs)
  }

  function start(): void {
    clearTimeout(timer)
    timer = undefined
    while (running < lanes) {
      const batch = take()
      if (batch.length === 0) return
      const keys = batch.flatMap(({ job }) => keysOf(job))
      running += 1
      for (const key of keys) busy.add(key)
      void runBatch(batch).finally(() => {
        running -= 1
        for (const key of keys) busy.delete(key)
        if (gatherMs === undefined) start()
        else schedule()
      })
    }
  }

  function take(): readonly Waiting<Job, Answer>[] {
    const batch: Waiting<Job, Answer>[] = []
    for (const one of waiting) {
      if (batch.length === size) break
      if (keysOf(one.job).some((key) => busy.has(key))) continue
      batch.push(one)
      waiting.delete(one)
    }
    return batch
  }

  async function runBatch(batch: readonly Waiting<Job, Answer>[]): Promise<void> {
    const answers = await together(batch.map(({ job }) => job)).catch(() => [])
    for (const [index, { job, resolve }] of batch.entries()) resolve(answers[index] ?? alone(job))
  }

  return (job) =>
    new Promise((resolve) => {
      waiting.add({ job, resolve })
      schedule()
    })
}
