import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identify, isAlive } from '#local/process-identity.ts'

/** Notes in `folder` that this process uses the server: one file for each process that does. */
export function addLease(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, String(process.pid)), JSON.stringify(identify(process.pid)))
}

export function removeLease(folder: string): void {
  rmSync(join(folder, String(process.pid)), { force: true })
}

/** Whether a living process other than this one uses the server. Notes of killed processes are swept out. */
export function hasOtherLeases(folder: string): boolean {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder)
    .filter((name) => name !== String(process.pid))
    .some((name) => isLeaseAlive(join(folder, name)))
}

function isLeaseAlive(note: string): boolean {
  try {
    if (isAlive(JSON.parse(readFileSync(note, 'utf8')))) return true
  } catch {
    // Cut short by a kill: as good as gone.
  }
  rmSync(note, { force: true })
  return false
}
