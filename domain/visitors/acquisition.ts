/**
 * Where a visitor came from (spec section 4): the country that a proxy in front names, the address of the page that
 * linked here, and the `utm_` parameters of the first address. Kept until the visitor signs up.
 */
export interface Acquisition {
  /** ISO 3166, two letters. */
  readonly country: string | null
  /** Without query and fragment, which may carry personal data of another site. */
  readonly referer: string | null
  readonly utm: Readonly<Record<string, string>>
}

export const MAX_UTM_PARAMETERS = 10
export const MAX_UTM_LENGTH = 120
const MAX_REFERER_LENGTH = 300

/** The `utm_` parameters of an address: lower-case names, the first value of each, cut to their limits. */
export function readUtm(query: URLSearchParams): Readonly<Record<string, string>> {
  const utm: Record<string, string> = {}
  for (const [name, value] of query) {
    const key = name.toLowerCase()
    if (!/^utm_[a-z]{1,20}$/.test(key) || value === '' || Object.hasOwn(utm, key)) continue
    if (Object.keys(utm).length === MAX_UTM_PARAMETERS) break
    utm[key] = value.slice(0, MAX_UTM_LENGTH)
  }
  return utm
}

/** The page of another site that linked here; null for this site's own pages and what is no web address. */
export function refererFrom(referrer: string, ownOrigin: string): string | null {
  const address = URL.parse(referrer)
  if (address === null || !/^https?:$/.test(address.protocol) || address.origin === ownOrigin) return null
  return (address.origin + address.pathname).slice(0, MAX_REFERER_LENGTH)
}

/** The country that a header names; null where there is none, or the proxy does not know it (`XX`, `T1`). */
export function countryFrom(header: string | null): string | null {
  const code = header?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
}

/** Whether there is anything worth keeping. */
export function isWorthKeeping({ referer, utm }: Acquisition): boolean {
  return referer !== null || Object.keys(utm).length > 0
}
