import type { Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import { createPace } from '#local/search/server/tasks/pace.ts'
import { parseJson } from './parse-json.ts'

/** A parsed list with its source. */
export interface LongList<T> {
  readonly elements: readonly T[]
  /** The source between its brackets; null where it is unknown. */
  readonly written: WrittenList | null
}

export interface WrittenList {
  readonly bytes: Buffer
  /** The bytes of the largest element. */
  readonly longest: number
}

/** Reads an element from its source, or from its parsed value. */
export interface ElementReader<T> {
  readonly read: (written: Buffer) => Outcome<T>
  readonly of: (value: Json) => T
}

/**
 * The list under `name` of a JSON object, such as the `requests` of a batch. Where the object has no other
 * field, as clients send it, the list is parsed element by element, so that searches are answered in between.
 */
export async function parseLongList<T>(
  source: Buffer,
  name: string,
  reader: ElementReader<T>,
): Promise<Outcome<LongList<T>>> {
  const list = insideOf(source, name)
  const read = list && (await parseElements(list, reader))
  if (read) return accept(read)
  const values = listUnder(name, parseJson(source))
  return values.ok ? accept({ elements: values.value.map(reader.of), written: null }) : values
}

/**
 * Parses a list by its elements. The places to cut are a guess, which parsing proves: if every part is valid,
 * so is the list, with the same meaning. Otherwise null.
 */
async function parseElements<T>(list: Buffer, { read }: ElementReader<T>): Promise<LongList<T> | null> {
  const pace = createPace()
  const elements: T[] = []
  let longest = 0
  for (const written of elementsOf(list)) {
    const element = read(written)
    if (!element.ok) return null
    elements.push(element.value)
    longest = Math.max(longest, written.length)
    await pace()
  }
  return { elements, written: { bytes: list, longest } }
}

/** Bytes that suffice to recognise the beginning and the end of a body. */
const GLANCE = 256

/** The source between the brackets of the list, if the rest is an object around it; else null. */
function insideOf(source: Buffer, name: string): Buffer | null {
  const head = new RegExp(`^\\s*\\{\\s*"${name}"\\s*:\\s*\\[`).exec(source.toString('latin1', 0, GLANCE))
  const tail = /\]\s*\}\s*$/.exec(source.toString('latin1', Math.max(0, source.length - GLANCE)))
  if (!head || !tail || head[0].length + tail[0].length > source.length) return null
  return source.subarray(head[0].length, source.length - tail[0].length)
}

/**
 * Cuts a list before each text that equals the beginning of its first element, as in all steps of a batch.
 */
function* elementsOf(list: Buffer): Generator<Buffer> {
  const beginning = /^\s*(\{\s*"[^"]*")/.exec(list.toString('latin1', 0, GLANCE))?.[1]
  let from = 0
  if (beginning !== undefined) {
    const sought = Buffer.from(beginning, 'latin1')
    // The element at `from` begins with it too.
    for (let next = nextAfter(from); next !== -1; next = nextAfter(from)) {
      const comma = list.lastIndexOf(COMMA, next)
      if (comma <= from) break
      yield list.subarray(from, comma)
      from = comma + 1
    }

    function nextAfter(start: number): number {
      const own = list.indexOf(sought, start)
      return own === -1 ? -1 : list.indexOf(sought, own + sought.length)
    }
  }
  yield list.subarray(from)
}

const COMMA = 0x2c

function listUnder(name: string, parsed: Outcome<Json>): Outcome<readonly Json[]> {
  if (!parsed.ok) return parsed
  const { value } = parsed
  const list = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return Array.isArray(list) ? accept(list) : REFUSALS.request(`"${name}" should be an array`)
}
