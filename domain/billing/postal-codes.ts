const digits = (count: number) => new RegExp(`^\\d{${count}}$`)

/**
 * Postal codes of the countries in which tax is collected, since a region may depend on them, without spaces and hyphens.
 * Those of other countries are printed as they are typed.
 */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  AT: digits(4),
  BE: digits(4),
  BG: digits(4),
  CY: digits(4),
  CZ: digits(5),
  DE: digits(5),
  DK: digits(4),
  EE: digits(5),
  ES: digits(5),
  FI: digits(5),
  FR: digits(5),
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/i,
  GR: digits(5),
  HR: digits(5),
  HU: digits(4),
  IN: digits(6),
  IT: digits(5),
  LT: /^(?:LT)?\d{5}$/i,
  LU: /^(?:L)?\d{4}$/i,
  LV: /^(?:LV)?\d{4}$/i,
  MC: /^980\d{2}$/,
  NL: /^\d{4}[A-Z]{2}$/i,
  PL: digits(5),
  PT: digits(7),
  RO: digits(6),
  SE: digits(5),
  SI: /^(?:SI)?\d{4}$/i,
  SK: digits(5),
  US: /^\d{5}(?:\d{4})?$/,
}

/** Whether a postal code, null for none, is one of the country. */
export function postalCodeFits(country: string, postalCode: string | null): boolean {
  const pattern = PATTERNS[country]
  if (pattern === undefined) return true
  return postalCode !== null && pattern.test(postalCode.replace(/[\s-]/g, ''))
}
