import { statfs } from 'node:fs/promises'
import { Fault } from '#local/fault.ts'

const MB = 1024 * 1024

/**
 * Free bytes that a step needs before it begins. The first start writes two builds, a database and the previews;
 * later starts only grow the database and its log.
 */
export const SPACE_NEEDED = { firstStart: 2500 * MB, laterStart: 200 * MB } as const

/** Stops before work that a full disk would interrupt. `path` is any existing path on that disk. */
export async function requireFreeSpace(path: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(path)
  const free = bavail * bsize
  if (free >= bytes) return
  throw new Fault(
    `The disk that holds ${path} has ${megabytes(free)} free, and ${megabytes(bytes)} are needed.`,
    'Make room there and start again.',
  )
}

/** True when the output of a tool reports a full disk. */
export function reportsDiskFull(output: string): boolean {
  return /ENOSPC|No space left on device|EDQUOT|Disk quota exceeded/i.test(output)
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / MB).toLocaleString('en-GB')} MB`
}
