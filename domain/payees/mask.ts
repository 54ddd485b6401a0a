const DOTS = '•••'
/** As many characters at the end of a number are shown as identify it to its holder. */
const SHOWN = 4

/** The first letter of a text: `Ada Lovelace` is `A•••`. */
export function maskText(text: string): string {
  const [first = ''] = text.trim()
  return `${first}${DOTS}`
}

/** The end of an account number or an id; a short one is hidden wholly. */
export function maskNumber(number: string): string {
  const written = number.replaceAll(/[\s-]/g, '')
  return written.length < SHOWN * 2 ? DOTS : `${DOTS}${written.slice(-SHOWN)}`
}

/** An address with its first letter, and its domain with the first letter and the end: `a•••@e•••.com`. */
export function maskEmail(address: string): string {
  const [local = '', domain = ''] = address.split('@')
  const end = domain.slice(domain.lastIndexOf('.'))
  return `${maskText(local)}@${maskText(domain)}${end}`
}
