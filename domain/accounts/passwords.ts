import { COMMON_PASSWORDS } from '#domain/accounts/common-passwords.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'

/** Length is what makes a password strong (NIST SP 800-63B): no rules about punctuation and capitals. */
export const PASSWORD_LENGTH = { least: 10, most: 128 } as const

/** Fewer different characters than this are a pattern, however long the password is. */
const MIN_VARIETY = 4

type PasswordFault = Extract<ErrorCode, `password-${string}`>

/**
 * Why a new password is rejected, or null. Characters count as graphemes. Passwords are compared with the parts of
 * `email`, the address of the account, which are the first guess. Existing passwords are not checked.
 */
export function passwordFault(password: string, email: string): PasswordFault | null {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.least) return 'password-too-short'
  if (length > PASSWORD_LENGTH.most) return 'password-too-long'
  const plain = password.toLowerCase()
  const [local = ''] = email.toLowerCase().split('@')
  if (
    plain === email.toLowerCase() ||
    (local !== '' && lettersOf(plain) === lettersOf(local) && lettersOf(local) !== '')
  )
    return 'password-is-email'
  if (new Set(plain).size < MIN_VARIETY || isRow(plain) || COMMON_PASSWORDS.has(lettersOf(plain)))
    return 'password-too-common'
  return null
}

/** The text without the digits and punctuation around a word. */
function lettersOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

/** Digits or letters in sequence, up or down: 1234567890, zyxwvutsrq. */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return [1, -1].some((step) => steps.filter((one) => one !== step).length <= 1)
}
