import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { WrittenList } from '#local/search/server/http/parse-long-list.ts'
import { LARGEST_RECORD, refuseTooLarge } from '#local/search/server/records/read-batch.ts'
import type { WriteRequest } from '#local/search/server/records/write-request.ts'
import { accept, type Outcome } from '#local/search/server/refusals.ts'
import type { Command } from './command.ts'
import { createPace } from './pace.ts'

/** A change that was accepted, under the number of its task. */
export interface Task {
  readonly id: number
  readonly command: Command
}

/** The first line of a task; the steps of a batch follow it, one or more a line, `bytes` in all. */
interface Head {
  readonly task: number
  readonly command: Command
  readonly bytes: number
  readonly crc: number
}

/** About as much as is written at once. */
const PART_LENGTH = 1024 * 1024

const NEW_LINE = '\n'

/**
 * The steps of a batch as the journal keeps them: as they were written, if that is one line and no record can be too
 * large. Of another command nothing. Searches are answered meanwhile.
 */
export async function encodeSteps(
  command: Command,
  written: WrittenList | null = null,
): Promise<Outcome<readonly Buffer[]>> {
  if (command.type !== 'batch') return accept([])
  if (written && written.longest <= LARGEST_RECORD && !written.bytes.includes(NEW_LINE)) {
    return accept([written.bytes, Buffer.from(NEW_LINE)])
  }
  const pace = createPace()
  const parts: Buffer[] = []
  let part = ''
  for (const request of command.requests) {
    const text = JSON.stringify('body' in request ? { action: request.action, body: request.body } : request)
    const refusal = refuseTooLarge(request, text)
    if (refusal !== null) return refusal
    part += `${text}${NEW_LINE}`
    if (part.length > PART_LENGTH) {
      parts.push(Buffer.from(part))
      part = ''
    }
    await pace()
  }
  return accept([...parts, Buffer.from(part)])
}

export function encodeTask({ id, command }: Task, steps: readonly Buffer[]): readonly Buffer[] {
  const head: Head = {
    task: id,
    command: command.type === 'batch' ? { ...command, requests: [] } : command,
    bytes: steps.reduce((sum, part) => sum + part.length, 0),
    crc: steps.reduce((crc, part) => crc32(part, crc), 0),
  }
  return [Buffer.from(`${JSON.stringify(head)}\n`), ...steps]
}

export function encodeDone(id: number): Buffer {
  return Buffer.from(`${JSON.stringify({ done: id })}\n`)
}

export interface JournalContent {
  readonly tasks: readonly Task[]
  /** Every task up to this one had been carried out. */
  readonly lastDone: number
}

/** Reads a file of the journal up to its end, or to where a kill broke off its writing. */
export function readJournalFile(path: string): JournalContent {
  const bytes = readFileSync(path)
  const tasks: Task[] = []
  let lastDone = 0
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\n', at)
    const line = end === -1 ? null : parse<Head | { readonly done: number }>(bytes.toString('utf8', at, end))
    if (line === null) break
    at = end + 1
    if ('done' in line) {
      lastDone = Math.max(lastDone, line.done)
      continue
    }
    const steps = bytes.subarray(at, at + line.bytes)
    if (steps.length < line.bytes || crc32(steps) !== line.crc) break
    at += line.bytes
    tasks.push({ id: line.task, command: withSteps(line.command, steps) })
  }
  return { tasks, lastDone }
}

function withSteps(command: Command, steps: Buffer): Command {
  if (command.type !== 'batch') return command
  const lines = steps.toString('utf8').split(NEW_LINE).slice(0, -1)
  return { ...command, requests: lines.flatMap((line): WriteRequest[] => JSON.parse(`[${line}]`)) }
}

function parse<T>(line: string): T | null {
  try {
    return JSON.parse(line) as T
  } catch {
    return null
  }
}
