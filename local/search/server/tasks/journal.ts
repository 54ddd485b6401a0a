import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
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
    .filter((name) => name.startsWith('journal-'))
    .sort()
    .map((name) => ({ path: join(folder, name), ...readJournalFile(join(folder, name)) }))
  const lastDone = Math.max(0, ...found.map((file) => file.lastDone))
  const tasks = found.flatMap((file) => file.tasks)
  const lastTask = Math.max(lastDone, ...tasks.map((task) => task.id))
  const older = found.map(({ path, tasks: within }) => ({ path, lastTask: within.at(-1)?.id ?? 0 }))
  return {
    journal: await continueJournal({ folder, fileBytes, older, lastDone, lastTask }),
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
  let current = await beginFile(folder, standing.lastTask, done)
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
      await current.handle.close()
      older = [...older, current]
      current = await beginFile(folder, current.lastTask, done)
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

/** A new file begins with what is done, so that the files before it may go. */
async function beginFile(folder: string, lastTask: number, done: number): Promise<OpenFile> {
  const path = join(folder, `journal-${String(lastTask + 1).padStart(16, '0')}`)
  // There may be one of this name that never got a task.
  rmSync(path, { force: true })
  const handle = await open(path, 'a', 0o600)
  const head = encodeDone(done)
  await handle.appendFile(head)
  await handle.datasync()
  return { path, handle, bytes: head.length, lastTask }
}
