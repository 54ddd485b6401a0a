import type { Json } from '#local/search/model/record.ts'
import { parseJson } from '#local/search/server/http/parse-json.ts'
import {
  type ElementReader,
  parseLongList,
  type WrittenList,
} from '#local/search/server/http/parse-long-list.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import { createPace } from '#local/search/server/tasks/pace.ts'
import { objectIDOf, readWriteRequest, type WriteRequest } from './write-request.ts'

/** Algolia's limit is 10 kB to 100 kB, depending on the plan. */
export const MAX_RECORD_BYTES = 100_000

export interface Batch {
  /** The steps as received. */
  readonly given: readonly Json[]
  readonly requests: readonly WriteRequest[]
  /** The source of all steps; null where they are stored in another form. */
  readonly written: WrittenList | null
}

/** Reads the steps of a batch, or reports the first fault. Searches are answered meanwhile. */
export async function readBatch(body: Buffer): Promise<Outcome<Batch>> {
  const list = await parseLongList(body, 'requests', STEPS)
  if (!list.ok) return list
  const { elements, written } = list.value
  const pace = createPace()
  const requests: WriteRequest[] = []
  let areAsGiven = true
  for (const { given, record } of elements) {
    const request = readWriteRequest(given)
    if (!request.ok) return request
    const isAsGiven = request.value === given
    requests.push(isAsGiven && record ? withRecord(request.value, record) : request.value)
    areAsGiven &&= isAsGiven
    await pace()
  }
  return accept({
    given: elements.map(({ given }) => given),
    requests,
    written: areAsGiven ? written : null,
  })
}

/** Why a step is refused, with its record as JSON in `text`; null where it is accepted. */
export function refuseTooLarge(request: WriteRequest, text: string): Outcome<never> | null {
  // A UTF-16 unit takes at most three bytes in UTF-8.
  if (text.length * 3 <= MAX_RECORD_BYTES) return null
  const bytes = Buffer.byteLength(text)
  if (bytes <= MAX_RECORD_BYTES) return null
  return REFUSALS.recordTooLarge(objectIDOf(request) ?? '', bytes, MAX_RECORD_BYTES)
}

/** The `objectID` of each step, for the response. */
export function objectIDsOf(requests: readonly WriteRequest[]): readonly string[] {
  return requests.flatMap((request) => objectIDOf(request) ?? [])
}

interface Step {
  readonly given: Json
  /** The source of its record, where it is known. */
  readonly record: Buffer | null
}

/** Clients send steps that begin with one of these and end with a brace. */
const WRAPPERS = (['addObject', 'updateObject'] as const).map((action) => ({
  action,
  before: Buffer.from(`{"action":"${action}","body":`),
}))
const BRACE = 0x7d

const STEPS: ElementReader<Step> = {
  read(written) {
    const wrapper = WRAPPERS.find(({ before }) => beginsWith(written, before))
    if (wrapper && written.at(-1) === BRACE) {
      // If the text between them is valid JSON by itself, it is the record.
      const record = written.subarray(wrapper.before.length, -1)
      const body = parseJson(record)
      if (body.ok) return accept({ given: { action: wrapper.action, body: body.value }, record })
    }
    const whole = parseJson(written)
    return whole.ok ? accept({ given: whole.value, record: null }) : whole
  },
  of: (given) => ({ given, record: null }),
}

function beginsWith(bytes: Buffer, beginning: Buffer): boolean {
  return bytes.length > beginning.length && beginning.compare(bytes, 0, beginning.length) === 0
}

function withRecord(request: WriteRequest, written: Buffer): WriteRequest {
  return request.action === 'addObject' || request.action === 'updateObject'
    ? { ...request, written }
    : request
}
