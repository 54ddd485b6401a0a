/** Crockford's base 32: digits and letters without I, L, O and U, which people confuse with others. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BASE = 32
/** Five bits each: 60 random bits cannot be guessed. */
const RANDOM_CHARACTERS = 12
const CHECK_CHARACTERS = 2
const GROUP = /.{1,4}/g
/** The largest prime below 32²: a wrong character, and two that changed places, always change the remainder. */
const MODULUS = 1021

/** How many random bytes a number is made of. */
export const NUMBER_BYTES = RANDOM_CHARACTERS

/** The public number of a certificate from random bytes, with two check characters: `7K3Q-9XWA-2B4D-M5`. */
export function certificateNumber(random: Uint8Array): string {
  if (random.length !== NUMBER_BYTES) throw new Error(`a number is made of ${NUMBER_BYTES} bytes`)
  const characters = [...random].map((byte) => DIGITS.charAt(byte % BASE)).join('')
  return grouped(characters + checkOf(characters))
}

/**
 * The number as it is stored, from what a person typed: in any case, with or without hyphens and spaces, and with the
 * letters O, I and L for the digits that they look like. Null when its check characters say that it is mistyped.
 */
export function readCertificateNumber(typed: string): string | null {
  const characters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const random = characters.slice(0, RANDOM_CHARACTERS)
  const isComplete = characters.length === RANDOM_CHARACTERS + CHECK_CHARACTERS
  if (!isComplete || [...characters].some((one) => !DIGITS.includes(one))) return null
  return characters === random + checkOf(random) ? grouped(characters) : null
}

function checkOf(characters: string): string {
  let remainder = 0
  for (const one of characters) remainder = (remainder * BASE + DIGITS.indexOf(one)) % MODULUS
  // The check characters continue the number to a multiple of the modulus.
  const check = (MODULUS - ((remainder * BASE ** CHECK_CHARACTERS) % MODULUS)) % MODULUS
  return DIGITS.charAt(Math.floor(check / BASE)) + DIGITS.charAt(check % BASE)
}

function grouped(characters: string): string {
  return (characters.match(GROUP) ?? []).join('-')
}
