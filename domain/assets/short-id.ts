/**
 * The short stable id at the end of each slug (domain.md, "Addresses"): `red-heart-4k7q2`.
 *
 * It is a bijection of the row number, so that it is unique without a look-up, does not reveal age at a glance, and
 * needs five characters for the first 28 million assets and six for the next 887 million. The alphabet has no vowels
 * that could spell a word and no 0, 1, i, l, o that could be misread.
 */
const ALPHABET = '23456789bcdfghjkmnpqrstvwxyzaeu'
const BASE = ALPHABET.length
const SHORT = BASE ** 5
const LONG = BASE ** 6

/** Coprime to both ranges (the base is the prime 31), so multiplication permutes them. */
const MULTIPLIER = 15_485_863n

/**
 * @param rowNumber positive integer, unique per form
 * @throws RangeError when it is not in 1 .. 31^6 - 1
 */
export function shortId(rowNumber: number): string {
  if (!Number.isSafeInteger(rowNumber) || rowNumber < 1 || rowNumber >= LONG) {
    throw new RangeError(`no short id for row number ${rowNumber}`)
  }
  return rowNumber < SHORT ? encode(scramble(rowNumber, SHORT), 5) : encode(scramble(rowNumber, LONG), 6)
}

const AT_END = new RegExp(`(?:^|-)([${ALPHABET}]{5,6})$`)

/** The short id at the end of a slug, or undefined when there is none. */
export function shortIdOfSlug(slug: string): string | undefined {
  return AT_END.exec(slug)?.[1]
}

function scramble(value: number, range: number): number {
  return Number((BigInt(value) * MULTIPLIER) % BigInt(range))
}

function encode(value: number, length: number): string {
  let rest = value
  let text = ''
  for (let position = 0; position < length; position += 1) {
    text = ALPHABET.charAt(rest % BASE) + text
    rest = Math.floor(rest / BASE)
  }
  return text
}
