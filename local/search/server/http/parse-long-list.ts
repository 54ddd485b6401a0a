import type { Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import { createPace } from '#local/search/server/tasks/pace.ts'
import { parseJson } from './parse-json.ts'

/** About as much of a long list as is read in one go: that takes a millisecond. */
const PART_BYTES = 64 * 1024

/** A list that was read, and how it was written. */
export interface LongList {
  readonly values: readonly Json[]
  /** What stood between its brackets; null where that is not known. */
  readonly written: WrittenList | null
}

export interface WrittenList {
  readonly bytes: Buffer
  /** No element takes more bytes than this. */
  readonly longest: number
}

/**
 * The list under `name` of a JSON object, such as the `requests` of a batch. Where the object holds nothing else, as
 * clients write it, a long one is read part by part, so that searches are answered in between.
 */
export async function parseLongList(source: Buffer, name: string): Promise<Outcome<LongList>> {
  const list = insideOf(source, name)
  const read = list && (await parseInParts(list, name))
  if (read) return accept(read)
  const values = listUnder(name, parseJson(source))
  return values.ok ? accept({ values: values.value, written: null }) : values
}

/**
 * Reads a list in parts. Where it is cut is a guess, which the reading proves: if every part is valid and not empty,
 * so are all of them with commas between, and mean the same. Else null.
 */
async function parseInParts(list: Buffer, name: string): Promise<LongList | null> {
  const pace = createPace()
  const values: Json[] = []
  let longest = 0
  for (const part of partsOf(list)) {
    const read = listUnder(name, parseJson(`{"${name}":[${part.toString()}]}`))
    if (!read.ok || read.value.length === 0) return null
    for (const value of read.value) values.push(value)
    longest = Math.max(longest, part.length)
    await pace()
  }
  return { values, written: { bytes: list, longest } }
}

/** Enough to see how a body begins and ends. */
const GLANCE = 256

/** What stands between the brackets of the list, if all else of the source is an object around it; else null. */
function insideOf(source: Buffer, name: string): Buffer | null {
  const head = new RegExp(`^\\s*\\{\\s*"${name}"\\s*:\\s*\\[`).exec(source.toString('latin1', 0, GLANCE))
  const tail = /\]\s*\}\s*$/.exec(source.toString('latin1', Math.max(0, source.length - GLANCE)))
  if (!head || !tail || head[0].length + tail[0].length > source.length) return null
  return source.subarray(head[0].length, source.length - tail[0].length)
}

/** A list in parts, cut at the commas before what begins like its first element: as all steps of a batch do. */
function* partsOf(list: Buffer): Generator<Buffer> {
  const beginning = /^\s*(\{\s*"[^"]*")/.exec(list.toString('latin1', 0, GLANCE))?.[1]
  let from = 0
  while (beginning !== undefined && list.length - from > PART_BYTES) {
    const next = list.indexOf(beginning, from + PART_BYTES, 'latin1')
    const comma = next === -1 ? -1 : list.lastIndexOf(',', next)
    if (comma <= from) break
    yield list.subarray(from, comma)
    from = comma + 1
  }
  yield list.subarray(from)
}

function listUnder(name: string, parsed: Outcome<Json>): Outcome<readonly Json[]> {
  if (!parsed.ok) return parsed
  const { value } = parsed
  const list = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return Array.isArray(list) ? accept(list) : REFUSALS.request(`"${name}" should be an array`)
}
