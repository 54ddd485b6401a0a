/** The display name of a user, and the default picture. */
interface Named {
  readonly name?: string | null
  readonly email?: string | null
}

const ANONYMOUS = 'Anonymous'
const DEFAULT_AVATARS = 10
const HEX_DIGITS_READ = 12

/** The name, else the title-cased local part of the e-mail, else Anonymous (spec section 3). */
export function displayName({ name, email }: Named): string {
  const given = name?.trim() ?? ''
  return given === '' ? nameOfEmail(email ?? '') || ANONYMOUS : given
}

/** `Ada Lovelace` of `Ada` and `Lovelace`; null when neither is given. */
export function fullName(first: string | null, last: string | null): string | null {
  const name = [first, last].filter((part) => part !== null && part !== '').join(' ')
  return name === '' ? null : name
}

/**
 * Which of the ten default pictures, 0 to 9, an account or contributor has: its id modulo 10 (spec section 3).
 * Accounts have UUIDs, whose first twelve hexadecimal digits are read as a number.
 */
export function defaultAvatar(id: string | number): number {
  if (typeof id === 'number') return id % DEFAULT_AVATARS
  const number = Number.parseInt(id.replaceAll('-', '').slice(0, HEX_DIGITS_READ), 16)
  return Number.isNaN(number) ? 0 : number % DEFAULT_AVATARS
}

/** `ada.lovelace-1815@example.com` becomes Ada Lovelace 1815; text after a plus is a label, not a name. */
function nameOfEmail(email: string): string {
  const [local = ''] = email.split('@')
  const words = (local.split('+')[0] ?? '').split(/[._-]+/).filter((word) => word !== '')
  return words.map(capitalised).join(' ')
}

function capitalised(word: string): string {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('').toLowerCase()
}
