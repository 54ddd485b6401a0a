import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncFolder } from './sync-folder.ts'

/**
 * Creates a folder if it is missing. Its name and the names in it survive a power cut when this returns,
 * including those from a process that was killed before it synced them.
 */
export function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  syncFolder(path)
  syncFolder(dirname(path))
}
