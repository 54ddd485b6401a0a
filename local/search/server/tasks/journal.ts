import { readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '#local/search/files/make-folder.ts'
import { JournalFile } from './journal-file.ts'
import { encodeTask, readJournalFile, type Task } from './journal-format.ts'
import { JournalProgress } from './journal-progress.ts'
import { largestId, type Recovered, recoverJournal } from './recover-journal.ts'

/**
 * The write-ahead log of the task queue: accepted changes, of which at least one was not executed, in
 * numbered files. A number is never reused. A file is removed once the execution of every task in it is
 * durable; the file that is written to, and the one with the largest number, are never removed.
 */
export interface Journal {
  /**
   * Resolves once the task would survive a kill and a power cut. Tasks are appended in the order of their
   * numbers.
   */
  append(task: Task, steps: readonly Buffer[]): Promise<void>
  /** Resolves once it is durable that this task, and every one before it, was executed. */
  done(id: number): Promise<void>
  close(): Promise<void>
}

export interface OpenedJournal {
  readonly journal: Journal
  /** Accepted tasks that were not executed, oldest first. */
  readonly unfinished: readonly Task[]
  readonly lastTask: number
  /** Damage, in sentences for the operator. */
  readonly damage: readonly string[]
}

/** A file of this size is followed by a new one. */
const FILE_BYTES = 64 * 1024 * 1024

const NAME = /^journal-(\d{16})$/

/**
 * Reads the journal of a folder, which is created if missing. Nothing is written before a task is appended.
 */
export async function openJournal(folder: string, fileBytes = FILE_BYTES): Promise<OpenedJournal> {
  makeFolder(folder)
  const found = readdirSync(folder)
    .flatMap((name) => (NAME.test(name) ? [Number(NAME.exec(name)?.[1])] : []))
    .sort((a, b) => a - b)
    .map((number) => ({ path: pathOf(folder, number), number, ...readJournalFile(pathOf(folder, number)) }))
  const progress = new JournalProgress(join(folder, 'progress'))
  const recovered = recoverJournal(found, progress.read())
  const damaged = new Set(recovered.losses.map(({ path }) => path))
  const older = found.map(({ path, number, head, tasks }) => ({
    path,
    number,
    lastTask: largestId(tasks),
    isReadable: head !== null || tasks.length > 0,
    isDamaged: damaged.has(path),
  }))
  return {
    journal: continueJournal({ folder, fileBytes, progress, older, recovered }),
    unfinished: recovered.unfinished,
    lastTask: recovered.lastTask,
    damage: describeDamage(folder, recovered),
  }
}

interface FoundJournal {
  readonly folder: string
  readonly fileBytes: number
  readonly progress: JournalProgress
  readonly older: readonly FinishedFile[]
  readonly recovered: Recovered
}

/** A file that is no longer written to. */
interface FinishedFile {
  readonly path: string
  readonly number: number
  readonly lastTask: number
  /** False where the process was killed before the first line was written. */
  readonly isReadable: boolean
  readonly isDamaged: boolean
}

interface WaitingTask {
  readonly task: Task
  readonly steps: readonly Buffer[]
  readonly written: () => void
  readonly failed: (error: unknown) => void
}

function continueJournal({ folder, fileBytes, progress, older: found, recovered }: FoundJournal): Journal {
  let older = found
  let { done, lastWritten } = recovered
  /** The largest number of any file; after a failure its file may be missing. */
  let lastNumber = found.at(-1)?.number ?? 0
  /**
   * The newest readable file is never removed: the numbers of tasks continue from it if the progress file is
   * lost.
   */
  let newest = found.findLast(({ isReadable }) => isReadable)?.number ?? 0
  let current: JournalFile | null = null
  let waiting: WaitingTask[] = []
  let writing: Promise<void> | null = null
  removeFinished()

  function removeFinished(): void {
    const isFinished = (file: FinishedFile) => file.lastTask <= done && file.number < newest
    older = older.filter((file) => !isFinished(file) || !removed(file))
  }

  /** Writes and syncs tasks together that arrived while the disk was busy. */
  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const tasks = waiting
      waiting = []
      try {
        await write(tasks)
        for (const { written } of tasks) written()
      } catch (error) {
        for (const { failed } of tasks) failed(error)
      }
    }
    writing = null
  }

  async function write(tasks: readonly WaitingTask[]): Promise<void> {
    const file = await fileToWrite()
    let previous = lastWritten
    const parts = tasks.flatMap(({ task, steps }) => {
      const encoded = encodeTask(task, steps, { previous, acknowledged: lastWritten })
      previous = task.id
      return encoded
    })
    await file.append(parts)
    lastWritten = previous
    // Only distinguishes damage from an interrupted write: the tasks are durable without it.
    try {
      progress.acknowledge(lastWritten)
    } catch (error) {
      console.error('journal:', error)
    }
  }

  async function fileToWrite(): Promise<JournalFile> {
    const full = current
    if (full !== null && full.bytes <= fileBytes) return full
    try {
      await progress.begin(done)
      lastNumber += 1
      current = await JournalFile.create(pathOf(folder, lastNumber), lastWritten)
      newest = lastNumber
    } catch (error) {
      if (full === null) throw error
      console.error('journal: goes on in a full file:', error)
      return full
    }
    if (full !== null) {
      const number = Number(NAME.exec(full.path.slice(-NAME_LENGTH))?.[1])
      older = [
        ...older,
        { path: full.path, number, lastTask: lastWritten, isReadable: true, isDamaged: false },
      ]
      await full.close()
    }
    removeFinished()
    return current
  }

  return {
    append: (task, steps) =>
      new Promise((written, failed) => {
        waiting.push({ task, steps, written, failed })
        writing ??= writeWaiting()
      }),
    done: async (id) => {
      await progress.begin(done)
      await progress.done(id)
      done = id
      removeFinished()
    },
    close: async () => {
      await writing
      await current?.close()
      progress.close()
    },
  }
}

/** Whether the file was removed. A file with damaged tasks is renamed and kept. */
function removed({ path, isDamaged }: FinishedFile): boolean {
  try {
    if (isDamaged) renameSync(path, join(dirname(path), `damaged-${path.slice(-NAME_LENGTH)}`))
    else rmSync(path, { force: true })
    return true
  } catch (error) {
    console.error('journal:', error)
    return false
  }
}

const NAME_LENGTH = 'journal-'.length + 16

function pathOf(folder: string, number: number): string {
  return join(folder, `journal-${String(number).padStart(16, '0')}`)
}

function describeDamage(folder: string, { losses, isProgressLost }: Recovered): readonly string[] {
  const lost = losses.map(
    ({ after, upTo, path }) =>
      `${path ?? folder} is damaged: accepted changes ${after + 1} to ${upTo} are lost. Run "npm run search -- reconcile" to repair the records, "npm run search -- settings" for the settings.`,
  )
  return isProgressLost
    ? [
        ...lost,
        `${join(folder, 'progress')} is damaged or missing: finished changes may be carried out again.`,
      ]
    : lost
}
