import { BATCH_LIMITS, isZipName, SMALL_UPLOAD_BYTES } from './limits.ts'

/** Larger files share one connection: more of them at the same time would each only take longer. */
const PARALLEL = 3
/**
 * Of small files the answers are awaited, not the line, and a server that receives several at once writes them together.
 * Browsers have six connections to a server; one is left for other requests.
 */
const PARALLEL_SMALL = 5

/** A file that waits to be sent. */
export interface WaitingFile {
  readonly name: string
  readonly bytes: number
  /** A request carries small files with equal values only: their asset type, contributor and request to contributors. A file with null is sent without others. */
  readonly group: string | null
}

/**
 * The files of the next request, in their order: small ones together, any other alone. None while enough requests are sent.
 *
 * @param sending the bytes of each request that is being sent
 */
export function nextRequest<F extends WaitingFile>(
  sending: readonly number[],
  waiting: readonly F[],
): readonly F[] {
  const [first] = waiting
  if (first === undefined) return []
  const areSmall = [...sending, first.bytes].every((bytes) => bytes <= SMALL_UPLOAD_BYTES)
  if (sending.length >= (areSmall ? PARALLEL_SMALL : PARALLEL)) return []
  return isBatched(first) ? batchOf(waiting.filter(({ group }) => group === first.group)) : [first]
}

function isBatched({ name, bytes, group }: WaitingFile): boolean {
  return group !== null && bytes <= SMALL_UPLOAD_BYTES && !isZipName(name)
}

function batchOf<F extends WaitingFile>(files: readonly F[]): readonly F[] {
  const batch: F[] = []
  let total = 0
  for (const file of files) {
    if (!isBatched(file)) continue
    total += file.bytes
    if (total > BATCH_LIMITS.bytes || batch.length === BATCH_LIMITS.files) break
    batch.push(file)
  }
  return batch
}
