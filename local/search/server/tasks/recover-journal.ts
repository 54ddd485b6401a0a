import type { JournalFileContent, Task, WrittenTask } from './journal-format.ts'
import type { Progress } from './journal-progress.ts'

/** A file of the journal, by the number in its name. */
export interface ReadFile extends JournalFileContent {
  readonly path: string
  readonly number: number
}

/** Accepted changes that no intact file contains: those after task `after`, up to task `upTo`. */
export interface LostChanges {
  readonly after: number
  readonly upTo: number
  /** The file that contained them, where one is left. */
  readonly path: string | null
}

export interface Recovered {
  /** Every task up to this one was executed. */
  readonly done: number
  /** Accepted tasks that were not executed, oldest first. */
  readonly unfinished: readonly Task[]
  /** The largest number that any task may have had, so that none is given twice. */
  readonly lastTask: number
  /** The last task in the journal, which the next one follows. */
  readonly lastWritten: number
  readonly losses: readonly LostChanges[]
  /** Whether it is unknown which tasks were executed: the remaining ones are executed again. */
  readonly isProgressLost: boolean
}

interface PlacedTask extends WrittenTask {
  readonly path: string
}

/**
 * Reads the files of a journal after any end of the last process. The tasks form a chain: each names its
 * predecessor. A missing link is a loss if a later trace shows that the task after it was acknowledged;
 * otherwise a power cut interrupted the write before it was acknowledged, and what follows is ignored.
 *
 * @param files in the order of their numbers
 */
export function recoverJournal(files: readonly ReadFile[], progress: Progress): Recovered {
  const done = Math.max(baseOf(files, progress), ...files.map((file) => file.done))
  const written = files.flatMap((file, at) => countedTasks(file, files.slice(at + 1)))
  const acknowledged = Math.max(
    done,
    progress.acknowledged,
    ...files.map(({ head }) => head?.follows ?? 0),
    written.reduce((most, task) => Math.max(most, task.acknowledged), 0),
  )
  const losses: LostChanges[] = []
  const kept: PlacedTask[] = []
  for (const task of written) {
    const last = lastOf(kept, done)
    const previous = task.previous ?? last
    if (previous > last) {
      if (task.id > acknowledged) break
      losses.push({ after: last, upTo: previous, path: damagedPath(files, kept.at(-1)?.path, task.path) })
    }
    // Tasks between a task and its predecessor were never acknowledged: their write failed, and could not be
    // removed.
    while ((kept.at(-1)?.id ?? 0) > previous) kept.pop()
    kept.push(task)
  }
  const last = lastOf(kept, done)
  if (acknowledged > last) {
    losses.push({ after: last, upTo: acknowledged, path: damagedPath(files, kept.at(-1)?.path, null) })
  }
  return {
    done,
    unfinished: kept.filter(({ id }) => id > done).map(({ id, command }) => ({ id, command })),
    lastTask: Math.max(acknowledged, ...files.map(({ tasks }) => largestId(tasks))),
    lastWritten: last,
    losses,
    isProgressLost: !progress.isKnown && files.some(({ head }) => head !== null),
  }
}

/** Tasks that were certainly executed: a file is removed only once all of its tasks were. */
function baseOf(files: readonly ReadFile[], progress: Progress): number {
  return progress.isKnown ? progress.done : (files[0]?.head?.follows ?? 0)
}

export function largestId(tasks: readonly Task[]): number {
  return tasks.reduce((most, { id }) => Math.max(most, id), 0)
}

function lastOf(kept: readonly Task[], done: number): number {
  return Math.max(done, kept.at(-1)?.id ?? 0)
}

/** The tasks of a file, without those that a later file marks as never acknowledged. */
function countedTasks({ tasks, path }: ReadFile, later: readonly ReadFile[]): readonly PlacedTask[] {
  const most = Math.min(
    Number.POSITIVE_INFINITY,
    ...later.map(({ head }) => head?.follows ?? Number.POSITIVE_INFINITY),
  )
  return tasks.filter(({ id }) => id <= most).map((task) => ({ ...task, path }))
}

/** The damaged file between two tasks; either file may be the damaged one. */
function damagedPath(files: readonly ReadFile[], from: string | undefined, to: string | null): string | null {
  const first = Math.max(
    0,
    files.findIndex(({ path }) => path === from),
  )
  const last = to === null ? files.length - 1 : files.findIndex(({ path }) => path === to)
  return files.slice(first, last + 1).find(({ damagedAt }) => damagedAt !== null)?.path ?? null
}
