import type { WrittenList } from '#local/search/server/http/parse-long-list.ts'
import { MAX_RECORD_BYTES, refuseTooLarge } from '#local/search/server/records/read-batch.ts'
import { accept, type Outcome } from '#local/search/server/refusals.ts'
import type { Command } from './command.ts'
import { createPace } from './pace.ts'

/** Steps are joined into buffers of about this many characters. */
const PART_LENGTH = 1024 * 1024

const NEW_LINE = '\n'

/**
 * Encodes the steps of a batch for the journal: as the client sent them, if that is one line and no record
 * can be too large. Empty for other commands. Long batches are encoded in slices between which searches are
 * answered.
 */
export async function encodeSteps(
  command: Command,
  written: WrittenList | null = null,
): Promise<Outcome<readonly Buffer[]>> {
  if (command.type !== 'batch') return accept([])
  if (written && written.longest <= MAX_RECORD_BYTES && !written.bytes.includes(NEW_LINE)) {
    return accept([written.bytes, Buffer.from(NEW_LINE)])
  }
  const pace = createPace()
  const parts: Buffer[] = []
  let part = ''
  for (const request of command.requests) {
    const text = JSON.stringify('body' in request ? { action: request.action, body: request.body } : request)
    const refusal = refuseTooLarge(request, text)
    if (refusal !== null) return refusal
    part += `${text}${NEW_LINE}`
    if (part.length > PART_LENGTH) {
      parts.push(Buffer.from(part))
      part = ''
    }
    await pace()
  }
  return accept([...parts, Buffer.from(part)])
}
