import {
  austria,
  belgium,
  bulgaria,
  type Country,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  unitedKingdom,
} from 'jsvat'
import { isGstin } from './gstin.ts'
import { taxCountryOf } from './territories.ts'

/** How the VAT numbers of a country are checked, and what they begin with. */
const VAT_NUMBERS: Readonly<Record<string, { readonly prefix: string; readonly rules: Country }>> = {
  AT: { prefix: 'AT', rules: austria },
  BE: { prefix: 'BE', rules: belgium },
  BG: { prefix: 'BG', rules: bulgaria },
  CY: { prefix: 'CY', rules: cyprus },
  CZ: { prefix: 'CZ', rules: czechRepublic },
  DE: { prefix: 'DE', rules: germany },
  DK: { prefix: 'DK', rules: denmark },
  EE: { prefix: 'EE', rules: estonia },
  ES: { prefix: 'ES', rules: spain },
  FI: { prefix: 'FI', rules: finland },
  FR: { prefix: 'FR', rules: france },
  GB: { prefix: 'GB', rules: unitedKingdom },
  GR: { prefix: 'EL', rules: greece },
  HR: { prefix: 'HR', rules: croatia },
  HU: { prefix: 'HU', rules: hungary },
  IE: { prefix: 'IE', rules: ireland },
  IT: { prefix: 'IT', rules: italy },
  LT: { prefix: 'LT', rules: lithuania },
  LU: { prefix: 'LU', rules: luxembourg },
  LV: { prefix: 'LV', rules: latvia },
  MT: { prefix: 'MT', rules: malta },
  NL: { prefix: 'NL', rules: netherlands },
  PL: { prefix: 'PL', rules: poland },
  PT: { prefix: 'PT', rules: portugal },
  RO: { prefix: 'RO', rules: romania },
  SE: { prefix: 'SE', rules: sweden },
  SI: { prefix: 'SI', rules: slovenia },
  SK: { prefix: 'SK', rules: slovakiaRepublic },
}

/** A tax id as it is stored: capital letters and digits, for a VAT number with the prefix of its country. */
export function normaliseTaxId(country: string, text: string): string {
  const compact = text.toUpperCase().replace(/[\s./-]/g, '')
  const prefix = VAT_NUMBERS[taxCountryOf(country)]?.prefix
  return prefix === undefined || compact === '' || compact.startsWith(prefix) ? compact : prefix + compact
}

/**
 * Whether a normalised tax id has the format and the check digits of its country. Ids of countries in which no tax is
 * collected are printed and not checked.
 */
export function isTaxId(country: string, id: string): boolean {
  const own = taxCountryOf(country)
  if (own === 'IN') return isGstin(id)
  const numbers = VAT_NUMBERS[own]
  return numbers === undefined || checkVAT(id, [numbers.rules]).isValid
}
