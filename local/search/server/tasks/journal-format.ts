import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { sealLine, unsealLine } from '#local/search/files/sealed-line.ts'
import type { WriteRequest } from '#local/search/server/records/write-request.ts'
import type { Command } from './command.ts'

/** An accepted change with the number of its task. */
export interface Task {
  readonly id: number
  readonly command: Command
}

/** The first line of a file. */
export interface FileHead {
  readonly journal: 2
  /**
   * The number of the task before the first one of this file. Tasks with a larger number in earlier files
   * were never acknowledged and do not count.
   */
  readonly follows: number
}

/** The line of a task. The steps of a batch follow it on one or more lines. */
interface TaskHead {
  readonly task: number
  /** The previous task of the journal; numbers of tasks that could not be written are missing. */
  readonly previous: number
  /** Tasks up to this one were durable when this one was written. */
  readonly acknowledged: number
  readonly command: Command
  /** Length and CRC-32 of the steps. */
  readonly bytes: number
  readonly crc: number
}

/** Lines of format 1, which is read but no longer written. Its files may begin with any of them. */
type OldLine = { readonly done: number } | Omit<TaskHead, 'previous' | 'acknowledged'>

/** A task that was read from a file. */
export interface WrittenTask extends Task {
  /** Null in format 1. */
  readonly previous: number | null
  readonly acknowledged: number
}

export interface JournalFileContent {
  readonly head: FileHead | null
  readonly tasks: readonly WrittenTask[]
  /** Of format 1: every task up to this one was executed. */
  readonly done: number
  /** The offset of the first byte outside of a complete line or task; null without damage. */
  readonly damagedAt: number | null
}

export function encodeFileHead(follows: number): Buffer {
  return sealLine({ journal: 2, follows } satisfies FileHead)
}

export function encodeTask(
  { id, command }: Task,
  steps: readonly Buffer[],
  { previous, acknowledged }: Pick<WrittenTask, 'acknowledged'> & { readonly previous: number },
): readonly Buffer[] {
  const head: TaskHead = {
    task: id,
    previous,
    acknowledged,
    command: command.type === 'batch' ? { ...command, requests: [] } : command,
    bytes: steps.reduce((sum, part) => sum + part.length, 0),
    crc: steps.reduce((crc, part) => crc32(part, crc), 0),
  }
  return [sealLine(head), ...steps]
}

/** Reads all complete tasks of a file, including those after damage. */
export function readJournalFile(path: string): JournalFileContent {
  const bytes = readFileSync(path)
  const tasks: WrittenTask[] = []
  let head: FileHead | null = null
  let done = 0
  let damagedAt: number | null = null
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\n', at)
    const line = end === -1 ? null : readLine(bytes.subarray(at, end), damagedAt === null)
    const steps = line !== null && 'task' in line ? bytes.subarray(end + 1, end + 1 + line.bytes) : NO_STEPS
    const isUsable = line !== null && isWhole(line, steps)
    if (!isUsable) damagedAt ??= at
    else if ('task' in line) tasks.push(taskOf(line, steps))
    else if ('done' in line) done = Math.max(done, line.done)
    else head = line
    if (end === -1) break
    at = end + 1 + (isUsable ? steps.length : 0)
  }
  return { head, tasks, done, damagedAt }
}

const NO_STEPS = Buffer.alloc(0)

type Line = FileHead | TaskHead | OldLine

function isWhole(line: Line, steps: Buffer): boolean {
  return !('task' in line) || (steps.length === line.bytes && crc32(steps) === line.crc)
}

/** Lines of format 1 have no checksum: they count only while everything before them was complete. */
function readLine(line: Buffer, allBeforeIsWhole: boolean): Line | null {
  if (line[0] !== CURLY) return unsealLine(line) as Line | null
  return allBeforeIsWhole ? parseOld(line) : null
}

const CURLY = '{'.charCodeAt(0)

function parseOld(line: Buffer): OldLine | null {
  try {
    const value = JSON.parse(line.toString('utf8'))
    return 'done' in value || 'task' in value ? value : null
  } catch {
    return null
  }
}

function taskOf(head: Extract<Line, { task: number }>, steps: Buffer): WrittenTask {
  const isNew = 'previous' in head
  return {
    id: head.task,
    command: withSteps(head.command, steps),
    previous: isNew ? head.previous : null,
    acknowledged: isNew ? head.acknowledged : 0,
  }
}

function withSteps(command: Command, steps: Buffer): Command {
  if (command.type !== 'batch') return command
  const lines = steps.toString('utf8').split('\n').slice(0, -1)
  return { ...command, requests: lines.flatMap((line): WriteRequest[] => JSON.parse(`[${line}]`)) }
}
