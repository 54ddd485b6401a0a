/** Where one law of value-added tax applies: the European Union, the United Kingdom, India. */
export type TaxTerritory = 'EU' | 'GB' | 'IN'

const EU_MEMBERS: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Countries and territories that another country's law of value-added tax treats as its own. */
const TREATED_AS: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB' }

interface PostalRegion {
  readonly country: string
  readonly postalCodes: RegExp
  /** The region of the rates: its ISO 3166-2 code, or a name of the place where it has none. */
  readonly region: string
}

/** Places whose rate differs from that of their country, by postal code. Source: Directive 2006/112/EC, articles 6 and 105. */
const POSTAL_REGIONS: readonly PostalRegion[] = [
  { country: 'ES', postalCodes: /^(?:35|38)/, region: 'ES-CN' },
  { country: 'ES', postalCodes: /^51/, region: 'ES-CE' },
  { country: 'ES', postalCodes: /^52/, region: 'ES-ML' },
  { country: 'PT', postalCodes: /^9[0-4]/, region: 'PT-30' },
  { country: 'PT', postalCodes: /^9[5-9]/, region: 'PT-20' },
  { country: 'DE', postalCodes: /^27498$/, region: 'DE-HELGOLAND' },
  { country: 'DE', postalCodes: /^78266$/, region: 'DE-BUESINGEN' },
  { country: 'IT', postalCodes: /^23041$/, region: 'IT-LIVIGNO' },
  { country: 'GR', postalCodes: /^63086$/, region: 'GR-69' },
]

/** The country whose rates and tax ids apply to an address: Monaco belongs to the tax area of France. */
export function taxCountryOf(country: string): string {
  return TREATED_AS[country] ?? country
}

export function isEuMember(country: string): boolean {
  return EU_MEMBERS.has(country)
}

/** The territory of a country; null where no tax is collected. */
export function territoryOf(country: string): TaxTerritory | null {
  const own = taxCountryOf(country)
  if (EU_MEMBERS.has(own)) return 'EU'
  return own === 'GB' || own === 'IN' ? own : null
}

/** The region that decides on the rate of an address: its state in India, elsewhere that of its postal code. */
export function taxRegionOf({
  country,
  region,
  postalCode,
}: {
  readonly country: string
  readonly region: string | null
  readonly postalCode: string
}): string | null {
  if (country === 'IN') return region
  const compact = postalCode.replace(/[\s-]/g, '')
  const found = POSTAL_REGIONS.find((row) => row.country === country && row.postalCodes.test(compact))
  return found?.region ?? null
}
