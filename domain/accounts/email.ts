/** Maximum length of an address in mail (RFC 5321). */
const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/**
 * The canonical spelling under which an account is stored and looked up: trimmed, compatibility characters normalised,
 * lower case. Dots and plus labels stay, because most providers distinguish addresses by them.
 */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}

/** Whether a normalised text has the shape of a public address: local part, at sign, domain with a dot. */
export function isEmail(email: string): boolean {
  if (email.length > MAX_EMAIL_LENGTH) return false
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  if (at < 1 || local.length > MAX_LOCAL_LENGTH || !LOCAL.test(local)) return false
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
}
