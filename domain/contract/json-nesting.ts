/** Levels of lists and objects in each other: functions that walk a value recursively must not run out of stack. */
export const MAX_JSON_DEPTH = 64

const [QUOTE = 0, BACKSLASH = 0, OPEN_LIST = 0, CLOSE_LIST = 0, OPEN_OBJECT = 0, CLOSE_OBJECT = 0] =
  new TextEncoder().encode('"\\[]{}')

/**
 * Whether a text of JSON is nested too deep to be parsed: a text of brackets alone takes long to parse, and is refused
 * afterwards all the same.
 *
 * @param source  in UTF-8
 */
export function isNestedTooDeep(source: Uint8Array): boolean {
  let levels = 0
  for (let at = 0; at < source.length; at += 1) {
    const byte = source[at]
    if (byte === QUOTE) at = endOfText(source, at)
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      levels += 1
      if (levels > MAX_JSON_DEPTH) return true
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) levels -= 1
  }
  return false
}

/** Where a text in quotes ends that begins here. */
function endOfText(source: Uint8Array, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== QUOTE) at += source[at] === BACKSLASH ? 2 : 1
  return at
}
