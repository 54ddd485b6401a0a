import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identify, isAlive } from '#local/process-identity.ts'

/** Records that this process uses the server: one file in `folder` for each process. */
export function addLease(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, String(process.pid)), JSON.stringify(identify(process.pid)))
}

export function removeLease(folder: string): void {
  rmSync(join(folder, String(process.pid)), { force: true })
}

/** True when another living process uses the server. Leases of killed processes are deleted. */
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
    // A truncated lease of a killed process counts as expired.
  }
  rmSync(note, { force: true })
  return false
}
