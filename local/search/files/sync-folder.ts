import { closeSync, fsyncSync, openSync } from 'node:fs'

/**
 * Makes the creation, renaming and removal of files in a folder survive a power cut. Windows cannot open a
 * folder, and writes names through by itself.
 */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
