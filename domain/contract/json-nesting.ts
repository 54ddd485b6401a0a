/** Maximum nesting of lists and objects: recursive functions must not overflow the stack. */
export const MAX_JSON_DEPTH = 64

const [QUOTE = 0, BACKSLASH = 0, OPEN_LIST = 0, CLOSE_LIST = 0, OPEN_OBJECT = 0, CLOSE_OBJECT = 0] =
  new TextEncoder().encode('"\\[]{}')

/**
 * Whether a JSON text is nested too deep to be parsed. The check is cheaper than parsing a text of brackets only to
 * reject it.
 *
 * @param source in UTF-8
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

/** The end of the quoted text that starts here. */
function endOfText(source: Uint8Array, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== QUOTE) at += source[at] === BACKSLASH ? 2 : 1
  return at
}
