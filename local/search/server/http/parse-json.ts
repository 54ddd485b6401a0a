import type { Json } from '#local/search/model/record.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'

/** How deep lists and objects may be nested: whoever walks a value later must not run out of stack. */
export const DEEPEST = 64

/** Names that would change what every object inherits, if they were assigned somewhere. */
const POISON =
  /"(?:_|\\u005f){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006f)(?:t|\\u0074)(?:o|\\u006f)(?:_|\\u005f){2}"\s*:/i

/** Reads JSON from a stranger: valid, not too deep, and without names that reach into prototypes. */
export function parseJson(source: Buffer): Outcome<Json> {
  const text = source.toString('utf8')
  if (deepestNesting(source) > DEEPEST) return REFUSALS.json(`nested deeper than ${DEEPEST} levels`)
  if (POISON.test(text)) return REFUSALS.json('an attribute has a name that is not allowed')
  try {
    return accept(JSON.parse(text))
  } catch (error) {
    return REFUSALS.json(error instanceof Error ? error.message : 'not readable')
  }
}

function deepestNesting(source: Buffer): number {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < source.length; at += 1) {
    const byte = source[at]
    if (byte === QUOTE) at = endOfText(source, at)
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1
  }
  return deepest
}

export const QUOTE = 0x22
export const OPEN_OBJECT = 0x7b
export const CLOSE_OBJECT = 0x7d
export const OPEN_LIST = 0x5b
export const CLOSE_LIST = 0x5d
const BACKSLASH = 0x5c

/** Where the text that begins at `from` ends: the place of its closing quote, or the end of the source. */
export function endOfText(source: Buffer, from: number): number {
  let at = from + 1
  // A backslash takes the meaning from what follows it.
  while (at < source.length && source[at] !== QUOTE) at += source[at] === BACKSLASH ? 2 : 1
  return at
}
