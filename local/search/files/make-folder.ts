import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncFolder } from './sync-folder.ts'

/**
 * Makes a folder where there is none. Its name and the names in it outlive a power cut when this returns: also those
 * from a process that was killed before it synced them.
 */
export function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  syncFolder(path)
  syncFolder(dirname(path))
}
