import { writeSync } from 'node:fs'

/** Linux writes 2 GiB at most in one call. */
const MAX_BYTES_PER_CALL = 1 << 30

/**
 * Writes all bytes at a position of an open file: one call may write only a part, above all on a full disk.
 */
export function writeAllSync(file: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(file, bytes, done, Math.min(MAX_BYTES_PER_CALL, bytes.length - done), position + done)
  }
}
