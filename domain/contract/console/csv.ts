/**
 * One line of CSV (RFC 4180). A text that a spreadsheet would run as a formula begins with an apostrophe, which
 * spreadsheets do not show (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvValue).join(',')}\r\n`
}

function csvValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text =
    typeof value === 'string' ? value : Array.isArray(value) ? value.join(' ') : JSON.stringify(value)
  const safe = /^[=+\-@\t\r\n]/.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Amounts of money are texts of digits, below zero too: a spreadsheet computes with them. */
const NUMBER = /^-?\d+(?:\.\d+)?$/
