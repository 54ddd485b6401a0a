import { closeSync, fsyncSync, openSync } from 'node:fs'

/**
 * Makes the names in a folder outlive a power cut: files that were created, renamed or removed in it. Windows cannot
 * open a folder, and writes names through by itself.
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
