import type { Json } from '#local/search/model/record.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import { createPace } from '#local/search/server/tasks/pace.ts'
import { objectIDOf, readWriteRequest, type WriteRequest } from './write-request.ts'

/** Algolia takes records of 10 kB to 100 kB, depending on the plan. */
export const LARGEST_RECORD = 100_000

/** Reads the steps of a batch, or names what is wrong with the first that is. Searches are answered meanwhile. */
export async function readBatch(given: readonly Json[]): Promise<Outcome<readonly WriteRequest[]>> {
  const pace = createPace()
  const requests: WriteRequest[] = []
  for (const each of given) {
    const request = readWriteRequest(each)
    if (!request.ok) return request
    requests.push(request.value)
    await pace()
  }
  return accept(requests)
}

/** Why a step is not taken, its record being `text` as JSON; null where it is. */
export function refuseTooLarge(request: WriteRequest, text: string): Outcome<never> | null {
  // No character of JSON takes more than three bytes for each of its units.
  if (text.length * 3 <= LARGEST_RECORD) return null
  const bytes = Buffer.byteLength(text)
  if (bytes <= LARGEST_RECORD) return null
  return REFUSALS.recordTooLarge(objectIDOf(request) ?? '', bytes, LARGEST_RECORD)
}

/** What is answered for each step: the `objectID` it is about. */
export function objectIDsOf(requests: readonly WriteRequest[]): readonly string[] {
  return requests.flatMap((request) => objectIDOf(request) ?? [])
}
