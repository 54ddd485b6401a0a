import { mkdirSync, renameSync, statSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchEvent } from './event.ts'

/** Stores events, one JSON text a line, in a file that is rotated when it is full. */
export interface EventLog {
  append(events: readonly SearchEvent[], now: Date): Promise<void>
}

const MAX_BYTES = 32 * 1024 * 1024
const NAME = 'events.jsonl'
/** Number of full files; `events.1.jsonl` is the newest. */
const FULL_FILES = 4

export function openEventLog(folder: string, mostBytes = MAX_BYTES): EventLog {
  mkdirSync(folder, { recursive: true })
  const current = join(folder, NAME)
  let last: Promise<void> = Promise.resolve()
  let size = statSync(current, { throwIfNoEntry: false })?.size ?? 0

  async function write(text: string): Promise<void> {
    if (size > 0 && size + text.length > mostBytes) {
      rotate(folder)
      size = 0
    }
    await appendFile(current, text, { mode: 0o600 })
    size += Buffer.byteLength(text)
  }

  return {
    append: (events, now) => {
      const receivedAt = now.toISOString()
      const text = events.map((event) => `${JSON.stringify({ receivedAt, ...event })}\n`).join('')
      // Sequential, so that a file is never rotated during a write.
      last = last.catch(() => {}).then(() => write(text))
      return last
    },
  }
}

function rotate(folder: string): void {
  const nameOf = (at: number) => join(folder, at === 0 ? NAME : `events.${at}.jsonl`)
  for (let at = FULL_FILES - 1; at >= 0; at -= 1) {
    if (statSync(nameOf(at), { throwIfNoEntry: false })) renameSync(nameOf(at), nameOf(at + 1))
  }
}
