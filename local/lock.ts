import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identify, isAlive, type ProcessIdentity } from '#local/process-identity.ts'

export type LockAttempt =
  | { readonly taken: true; readonly release: () => void; readonly wasAbandoned: boolean }
  | { readonly taken: false; readonly holder: LockHolder }

export interface LockHolder extends ProcessIdentity {
  /** Information for other processes, such as the address that the holder serves. */
  readonly note: string
}

/**
 * Takes the lock file at `path`, or returns the living process that holds it. The lock of a killed process is taken
 * over (`wasAbandoned`), so that it never has to be deleted by hand.
 */
export function tryLock(path: string, note = ''): LockAttempt {
  mkdirSync(dirname(path), { recursive: true })
  let wasAbandoned = false
  for (;;) {
    if (writeExclusively(path, JSON.stringify({ ...identify(process.pid), note }))) {
      return { taken: true, wasAbandoned, release: () => rmSync(path, { force: true }) }
    }
    const holder = lockHolder(path)
    if (holder) return { taken: false, holder }
    wasAbandoned = true
    rmSync(path, { force: true })
  }
}

/** The living process that holds the lock; null when it is free. */
export function lockHolder(path: string): LockHolder | null {
  const holder = readHolder(path)
  return holder && isAlive(holder) ? holder : null
}

/** Takes the lock, and waits up to `timeoutMs` for the holder to release it. */
export async function waitForLock(path: string, note: string, timeoutMs: number): Promise<LockAttempt> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const attempt = tryLock(path, note)
    if (attempt.taken || Date.now() >= deadline) return attempt
    await sleep(50)
  }
}

/** Runs `work` under a lock file: only one process at a time. @throws Error after `timeoutMs` */
export async function withLock<T>(path: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const attempt = await waitForLock(path, '', timeoutMs)
  if (!attempt.taken)
    throw new Error(`process ${attempt.holder.pid} has held ${path} for over ${timeoutMs} ms`)
  try {
    return await work()
  } finally {
    attempt.release()
  }
}

function writeExclusively(path: string, content: string): boolean {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, content)
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readHolder(path: string): LockHolder | null {
  try {
    const { pid, birth, note } = JSON.parse(readFileSync(path, 'utf8'))
    return typeof pid === 'number' ? { pid, birth: birth ?? null, note: String(note ?? '') } : null
  } catch {
    return null
  }
}
