import { SMALL_UPLOAD_BYTES } from './limits.ts'

/** Larger files share one connection: more of them at the same time would each only take longer. */
const PARALLEL = 3
/**
 * Of small files the answers are awaited, not the line, and a server that receives several at once writes them together.
 * Browsers have six connections to a server; one is left for other requests.
 */
const PARALLEL_SMALL = 5

/** Whether a client may begin to send another file beside those that it is sending; sizes in bytes. */
export function maySendBeside(sending: readonly number[], next: number): boolean {
  const areSmall = [...sending, next].every((bytes) => bytes <= SMALL_UPLOAD_BYTES)
  return sending.length < (areSmall ? PARALLEL_SMALL : PARALLEL)
}
