import type { Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import { createPace, type Pace } from '#local/search/server/tasks/pace.ts'
import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  endOfText,
  OPEN_LIST,
  OPEN_OBJECT,
  parseJson,
  QUOTE,
} from './parse-json.ts'

/** Up to here a body is read in one go, and so much of a longer one: that takes a few milliseconds. */
const SHORT = 128 * 1024
const COMMA = 0x2c
const OPENING = Buffer.from('[')
const CLOSING = Buffer.from(']')

/**
 * The list under `name` of a JSON object, such as the `requests` of a batch. A long one is found and read part by
 * part, so that searches are answered in between.
 */
export async function parseLongList(source: Buffer, name: string): Promise<Outcome<readonly Json[]>> {
  if (source.length <= SHORT) return listUnder(name, parseJson(source))
  const pace = createPace()
  const place = await findList(source, name, pace)
  // The list stands somewhere else, or nowhere: the slow way tells what is wrong.
  if (place === null) return listUnder(name, parseJson(source))
  const around = parseJson(
    Buffer.concat([source.subarray(0, place.from), Buffer.from('[]'), source.subarray(place.to)]),
  )
  if (!around.ok) return around
  const values: Json[] = []
  for (const [from, to] of place.parts) {
    const part = parseJson(Buffer.concat([OPENING, source.subarray(from, to), CLOSING]))
    if (!part.ok) return part
    if (!Array.isArray(part.value) || part.value.length === 0) return REFUSALS.json('an element is missing')
    for (const value of part.value) values.push(value)
    await pace()
  }
  return accept(values)
}

function listUnder(name: string, parsed: Outcome<Json>): Outcome<readonly Json[]> {
  if (!parsed.ok) return parsed
  const { value } = parsed
  const list = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return Array.isArray(list) ? accept(list) : REFUSALS.request(`"${name}" should be an array`)
}

type Part = readonly [from: number, to: number]

/** Where a list stands in its source, brackets included, and parts of it that hold some elements each. */
interface Place {
  readonly from: number
  readonly to: number
  readonly parts: readonly Part[]
}

async function findList(source: Buffer, name: string, pace: Pace): Promise<Place | null> {
  const wanted = JSON.stringify(name)
  const parts: Part[] = []
  let depth = 0
  let lastText = ''
  let listFrom = -1
  let partFrom = -1
  let breathedAt = 0
  for (let at = 0; at < source.length; at += 1) {
    const byte = source[at]
    if (byte === QUOTE) {
      const end = endOfText(source, at)
      if (depth === 1) lastText = source.toString('utf8', at, end + 1)
      at = end
    } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      if (depth === 1 && byte === OPEN_LIST && lastText === wanted) {
        listFrom = at
        partFrom = at + 1
      }
      depth += 1
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      depth -= 1
      if (listFrom !== -1 && depth === 1) {
        const isEmpty = parts.length === 0 && source.toString('utf8', partFrom, at).trim() === ''
        return { from: listFrom, to: at + 1, parts: isEmpty ? [] : [...parts, [partFrom, at]] }
      }
    } else if (byte === COMMA && listFrom !== -1 && depth === 2 && at - partFrom > SHORT) {
      parts.push([partFrom, at])
      partFrom = at + 1
    }
    if (at - breathedAt > SHORT) {
      breathedAt = at
      await pace()
    }
  }
  return null
}
