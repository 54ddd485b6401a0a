import type { EventRow } from '#domain/analytics/event-row.ts'

/** The services whose format events can be forwarded in. */
export const FORWARD_FORMATS = ['plausible', 'posthog', 'ga4'] as const
export type ForwardFormat = (typeof FORWARD_FORMATS)[number]

export interface ForwardTarget {
  readonly format: ForwardFormat
  /** Origin of the service. */
  readonly host: string
  /** PostHog's project key, Plausible's domain, or GA4's measurement id and secret with a colon between. */
  readonly key: string
  /** Origin of this site. */
  readonly site: string
}

export interface ForwardRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
}

/** GA4 takes at most 25 events in one request. */
const MOST_OF_GA4 = 25

type Seen = EventRow & { readonly visitor: string }

/** The requests that forward events: only those of visitors who agreed to be recognised. */
export function forwardRequests(rows: readonly EventRow[], target: ForwardTarget): readonly ForwardRequest[] {
  const seen = rows.filter((row): row is Seen => row.visitor !== null)
  return seen.length === 0 ? [] : REQUESTS[target.format](seen, target)
}

type Requests = (rows: readonly Seen[], target: ForwardTarget) => readonly ForwardRequest[]

const REQUESTS: Readonly<Record<ForwardFormat, Requests>> = {
  plausible: (rows, { host, key, site }) =>
    rows.map((row) => ({
      url: new URL('/api/event', host).href,
      // Plausible tells visitors apart by both. The real ones are not stored, so the address is made of the id.
      headers: { 'User-Agent': `Mozilla/5.0 (${row.device})`, 'X-Forwarded-For': addressOf(row.visitor) },
      body: {
        name: row.name === 'page-view' ? 'pageview' : row.name,
        domain: key,
        url: addressOfPage(row, site),
        referrer: row.referrer,
        props: flat(row),
      },
    })),
  posthog: (rows, { host, key, site }) => [
    {
      url: new URL('/batch/', host).href,
      headers: {},
      body: {
        api_key: key,
        batch: rows.map((row) => ({
          event: row.name === 'page-view' ? '$pageview' : row.name,
          distinct_id: row.visitor,
          timestamp: row.at.toISOString(),
          properties: {
            $current_url: addressOfPage(row, site),
            $referrer: row.referrer,
            $geoip_disable: true,
            ...flat(row),
          },
        })),
      },
    },
  ],
  ga4: (rows, { host, key, site }) => {
    const [id = '', secret = ''] = key.split(':')
    const query = new URLSearchParams({ measurement_id: id, api_secret: secret })
    return [...Map.groupBy(rows, ({ visitor }) => visitor)].flatMap(([visitor, its]) =>
      chunks(its, MOST_OF_GA4).map((chunk) => ({
        url: new URL(`/mp/collect?${query}`, host).href,
        headers: {},
        body: {
          client_id: visitor,
          events: chunk.map((row) => ({
            name: row.name.replaceAll('-', '_'),
            params: {
              page_location: addressOfPage(row, site),
              page_referrer: row.referrer ?? '',
              ...flat(row),
            },
          })),
        },
      })),
    )
  },
}

/** A private address of four bytes, `10.…`, that is the same for a visitor each time. */
function addressOf(visitor: string): string {
  const HEX = 16
  const bytes = [2, 4, 6].map((at) => Number.parseInt(visitor.slice(at, at + 2), HEX))
  return ['10', ...bytes].join('.')
}

function addressOfPage({ path, query, route }: EventRow, site: string): string {
  return site + (path === '' ? `/${route}` : path) + (query ?? '')
}

/** The properties that are single values. */
function flat({ properties, locale, country, route }: EventRow): Readonly<Record<string, string | number>> {
  const single = Object.entries(properties).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  )
  return { route, locale: locale ?? '', country, ...Object.fromEntries(single) }
}

function chunks<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, index) =>
    list.slice(index * most, (index + 1) * most),
  )
}
