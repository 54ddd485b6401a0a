export const TAX_KINDS = ['VAT', 'GST'] as const
export type TaxKind = (typeof TAX_KINDS)[number]

/** A rate of tax in a country, or in a region of it, for a time. */
export interface TaxRate {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** A region whose rate differs; null for the rest of the country. */
  readonly region: string | null
  readonly kind: TaxKind
  /** Hundredths of a per cent: 1900 is 19 %. */
  readonly basisPoints: number
  /** First day, `YYYY-MM-DD`, UTC. */
  readonly validFrom: string
  /** Last day; null for no end. */
  readonly validTo: string | null
}

const START = '2024-01-01'

const vat = (
  country: string,
  basisPoints: number,
  {
    from = START,
    to = null,
    region = null,
  }: { readonly from?: string; readonly to?: string | null; readonly region?: string | null } = {},
): TaxRate => ({ country, region, kind: 'VAT', basisPoints, validFrom: from, validTo: to })

/**
 * The standard rates that new databases begin with; staff change them afterwards. A region with a rate of 0 is outside
 * the tax area of its country. Sources: European Commission, Taxes in Europe Database; HMRC VAT rates; Central Board of
 * Indirect Taxes and Customs (online services, 18 %).
 */
export const STANDARD_RATES: readonly TaxRate[] = [
  vat('AT', 2000),
  vat('BE', 2100),
  vat('BG', 2000),
  vat('CY', 1900),
  vat('CZ', 2100),
  vat('DE', 1900),
  vat('DE', 0, { region: 'DE-HELGOLAND' }),
  vat('DE', 0, { region: 'DE-BUESINGEN' }),
  vat('DK', 2500),
  vat('EE', 2200, { to: '2025-06-30' }),
  vat('EE', 2400, { from: '2025-07-01' }),
  vat('ES', 2100),
  vat('ES', 0, { region: 'ES-CN' }),
  vat('ES', 0, { region: 'ES-CE' }),
  vat('ES', 0, { region: 'ES-ML' }),
  vat('FI', 2400, { to: '2024-08-31' }),
  vat('FI', 2550, { from: '2024-09-01' }),
  vat('FR', 2000),
  vat('GR', 2400),
  vat('GR', 0, { region: 'GR-69' }),
  vat('HR', 2500),
  vat('HU', 2700),
  vat('IE', 2300),
  vat('IT', 2200),
  vat('IT', 0, { region: 'IT-LIVIGNO' }),
  vat('LT', 2100),
  vat('LU', 1700),
  vat('LV', 2100),
  vat('MT', 1800),
  vat('NL', 2100),
  vat('PL', 2300),
  vat('PT', 2300),
  vat('PT', 1600, { region: 'PT-20' }),
  vat('PT', 2200, { region: 'PT-30' }),
  vat('RO', 1900, { to: '2025-07-31' }),
  vat('RO', 2100, { from: '2025-08-01' }),
  vat('SE', 2500),
  vat('SI', 2200),
  vat('SK', 2000, { to: '2024-12-31' }),
  vat('SK', 2300, { from: '2025-01-01' }),
  vat('GB', 2000),
  { country: 'IN', region: null, kind: 'GST', basisPoints: 1800, validFrom: START, validTo: null },
]

/** The rate on a day: that of the region, or else that of the country. Null where none is collected. */
export function rateOn(
  rates: readonly TaxRate[],
  {
    country,
    region,
    day,
  }: { readonly country: string; readonly region: string | null; readonly day: string },
): TaxRate | null {
  const valid = rates.filter((rate) => rate.country === country && isValidOn(rate, day))
  return valid.find((rate) => rate.region === region) ?? valid.find((rate) => rate.region === null) ?? null
}

/** Whether two rates of one place are valid on the same day. */
export function isOverlapping(one: RateTime, other: RateTime): boolean {
  const isSamePlace = one.country === other.country && one.region === other.region
  return isSamePlace && !endsBefore(one, other) && !endsBefore(other, one)
}

type RateTime = Pick<TaxRate, 'country' | 'region' | 'validFrom' | 'validTo'>

function endsBefore({ validTo }: RateTime, { validFrom }: RateTime): boolean {
  return validTo !== null && validTo < validFrom
}

function isValidOn({ validFrom, validTo }: TaxRate, day: string): boolean {
  return validFrom <= day && (validTo === null || day <= validTo)
}
