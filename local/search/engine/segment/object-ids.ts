import { type NumberedIds, uint32s } from './columns.ts'
import { GrowingUint32s } from './grow.ts'

/** Every number of this many digits fits into 32 bits. */
const MAX_DIGITS = 9

/** The object id of a document; null where ids are not stored, and have to be read with their records. */
export function objectIdOf(ids: NumberedIds | null, doc: number): string | null {
  return ids === null ? null : `${ids.prefix}${ids.numbers[doc]}`
}

/** The object ids of records, in the order of their writes. */
export class DraftIds {
  readonly #numbers = new GrowingUint32s()
  #prefix: string | null = null
  #areNumbered = true

  add(objectID: string): void {
    if (!this.#areNumbered) return
    this.#prefix ??= objectID.slice(0, numberStart(objectID))
    const number = numberAfter(this.#prefix, objectID)
    if (number === null) this.#areNumbered = false
    else this.#numbers.push(number)
  }

  /** Null where an id does not have the prefix of the first. */
  column(): NumberedIds | null {
    if (!this.#areNumbered) return null
    const numbers = uint32s(this.#numbers.length)
    numbers.set(this.#numbers.view())
    return { prefix: this.#prefix ?? '', numbers }
  }
}

/** The start of the number at the end; leading zeros belong to the prefix. */
function numberStart(objectID: string): number {
  let start = objectID.length
  while (start > 0 && isDigit(objectID, start - 1) && objectID.length - start < MAX_DIGITS) start--
  while (start < objectID.length - 1 && objectID[start] === '0') start++
  return start
}

/** The number after the prefix; null where other text follows or the number is not in its shortest form. */
function numberAfter(prefix: string, objectID: string): number | null {
  const digits = objectID.length - prefix.length
  if (digits < 1 || digits > MAX_DIGITS || !objectID.startsWith(prefix)) return null
  if (digits > 1 && objectID[prefix.length] === '0') return null
  for (let at = prefix.length; at < objectID.length; at++) if (!isDigit(objectID, at)) return null
  return Number(objectID.slice(prefix.length))
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}
