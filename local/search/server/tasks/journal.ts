import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { encodeDone, encodeTask, readJournalFile, type Task } from './journal-lines.ts'

/**
 * Where changes are written down before they are answered for, so that a kill loses none. It is a list of files; a
 * file goes once everything in it has been carried out.
 */
export interface Journal {
  /** Resolves once the task would outlive a kill and a power cut. Tasks come in the order of their numbers. */
  append(task: Task, steps: readonly Buffer[]): Promise<void>
  /** This task, and every one before it, has been carried out. */
  done(id: number): void
  close(): Promise<void>
}

export interface OpenedJournal {
  readonly journal: Journal
  /** What was accepted and perhaps not carried out, oldest first. */
  readonly unfinished: readonly Task[]
  readonly lastTask: number
}

/** A file takes this much before the next is begun. */
const FILE_BYTES = 64 * 1024 * 1024

export async function openJournal(folder: string, fileBytes = FILE_BYTES): Promise<OpenedJournal> {
  mkdirSync(folder, { recursive: true })
  const found = readdirSync(folder)
    .filter((name) => name.startsWith(NAME))
    .sort()
    .map((name) => ({ path: join(folder, name), ...readJournalFile(join(folder, name)) }))
  const lastDone = Math.max(0, ...found.map((file) => file.lastDone))
  const tasks = found.flatMap((file) => file.tasks)
  const lastTask = Math.max(lastDone, ...tasks.map((task) => task.id))
  const older = found.map(({ path, tasks: within }) => ({ path, lastTask: within.at(-1)?.id ?? 0 }))
  const lastNumber = Math.max(0, ...found.map(({ path }) => numberOf(path)))
  return {
    journal: await continueJournal({ folder, fileBytes, older, lastDone, lastTask, lastNumber }),
    unfinished: tasks.filter((task) => task.id > lastDone),
    lastTask,
  }
}

interface Standing {
  readonly folder: string
  readonly fileBytes: number
  readonly older: readonly WrittenFile[]
  readonly lastDone: number
  readonly lastTask: number
  /** The largest number in the name of a file that was found; 0 where there was none. */
  readonly lastNumber: number
}

interface WrittenFile {
  readonly path: string
  readonly lastTask: number
}

interface OpenFile extends WrittenFile {
  readonly handle: FileHandle
  readonly bytes: number
}

interface Line {
  /** 0 for a line that says what is done: nobody waits for that. */
  readonly task: number
  readonly parts: readonly Buffer[]
  readonly written: () => void
  readonly failed: (error: unknown) => void
}

async function continueJournal(standing: Standing): Promise<Journal> {
  const { folder, fileBytes } = standing
  let { older, lastDone: done } = standing
  let current = await beginFile(folder, standing.lastTask, done, standing.lastNumber)
  let waiting: Line[] = []
  let writing: Promise<void> | null = null
  dropFinished()

  function dropFinished(): void {
    for (const file of older) if (file.lastTask <= done) rmSync(file.path, { force: true })
    older = older.filter((file) => file.lastTask > done)
  }

  /** Whatever came while the disk was busy is written together. */
  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting
      waiting = []
      try {
        await write(lines)
        for (const line of lines) line.written()
      } catch (error) {
        // Half a line would hide all that follow it.
        await current.handle.truncate(current.bytes)
        for (const line of lines) line.failed(error)
      }
    }
    writing = null
  }

  async function write(lines: readonly Line[]): Promise<void> {
    if (current.bytes > fileBytes) {
      // Where the new file cannot be created, the current one stays open and takes the next write.
      const next = await beginFile(folder, current.lastTask, done, numberOf(current.path))
      await current.handle.close()
      older = [...older, current]
      current = next
      dropFinished()
    }
    const parts = lines.flatMap((line) => line.parts)
    for (const part of parts) await current.handle.appendFile(part)
    const lastTask = Math.max(...lines.map((line) => line.task))
    if (lastTask > 0) await current.handle.datasync()
    current = {
      ...current,
      bytes: current.bytes + parts.reduce((sum, part) => sum + part.length, 0),
      lastTask: Math.max(current.lastTask, lastTask),
    }
  }

  function queue(task: number, parts: readonly Buffer[]): Promise<void> {
    return new Promise((written, failed) => {
      waiting.push({ task, parts, written, failed })
      writing ??= writeWaiting()
    })
  }

  return {
    append: (task, steps) => queue(task.id, encodeTask(task, steps)),
    done: (id) => {
      done = id
      dropFinished()
      // Where this line is lost, a task is carried out twice: that changes nothing that the order does not restore.
      queue(0, [encodeDone(id)]).catch((error: unknown) => console.error('journal:', error))
    },
    close: async () => {
      await writing
      await current.handle.close()
    },
  }
}

const NAME = 'journal-'

function numberOf(path: string): number {
  return Number(basename(path).slice(NAME.length))
}

/**
 * Creates a file whose first line says what is done, so that older files may be removed. Its number is larger than
 * that of every file before it: a file that is written never has the name of one that is to be removed.
 */
async function beginFile(
  folder: string,
  lastTask: number,
  done: number,
  lastNumber: number,
): Promise<OpenFile> {
  const number = Math.max(lastTask, lastNumber) + 1
  const path = join(folder, NAME + String(number).padStart(16, '0'))
  const handle = await open(path, 'ax', 0o600)
  const head = encodeDone(done)
  try {
    await handle.appendFile(head)
    await handle.datasync()
    await syncFolder(folder)
  } catch (error) {
    await handle.close()
    rmSync(path, { force: true })
    throw error
  }
  return { path, handle, bytes: head.length, lastTask }
}

/** Makes the name of a new file outlive a power cut. Windows cannot open a folder, and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
