import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

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

/** How many characters a number has without its hyphens. */
const NUMBER_LENGTH = RANDOM_CHARACTERS + CHECK_CHARACTERS

/**
 * The number as it is stored, from what a person typed: in any case and width, with or without hyphens and spaces, and
 * with the letters O, I and L for the digits that they look like. The refusal says what is wrong with it.
 */
export function parseCertificateNumber(typed: string): Result<string> {
  const characters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  if (characters === '') return refuse('certificate-number-missing')
  if ([...characters].some((one) => !DIGITS.includes(one))) return refuse('certificate-number-characters')
  if (characters.length !== NUMBER_LENGTH) return refuse('certificate-number-length')
  const random = characters.slice(0, RANDOM_CHARACTERS)
  return characters === random + checkOf(random)
    ? accept(grouped(characters))
    : refuse('certificate-number-mistyped')
}

/** The number as it is stored; null for what can be none. */
export function readCertificateNumber(typed: string): string | null {
  const number = parseCertificateNumber(typed)
  return number.ok ? number.value : null
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
