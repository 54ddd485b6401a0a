import { deviceOf } from '#domain/analytics/device.ts'
import { constantsOf } from '#domain/analytics/events.ts'
import { MOST_DELAY_MS } from '#domain/analytics/limits.ts'
import { pageOfEvent } from '#domain/analytics/page-of-event.ts'
import { isFromOwnPage, type Source, sourceOf } from '#domain/analytics/source.ts'
import type { SentEvent, SentEvents } from '#domain/contract/events.ts'
import { UNKNOWN_COUNTRY } from '#domain/statistics/counts.ts'
import { refererFrom } from '#domain/visitors/acquisition.ts'

/** An event as it is stored. */
export interface EventRow {
  readonly at: Date
  readonly name: string
  /** Null without consent; then `query` is null too, and `referrer` is only in `source`. */
  readonly visitor: string | null
  readonly route: string
  /** Without language and query; empty for personal pages. */
  readonly path: string
  readonly query: string | null
  /** The path of the page before, on this site. */
  readonly previous: string | null
  /** The page of another site that linked here. */
  readonly referrer: string | null
  /** Of the first page of a visit; null on its further pages. */
  readonly source: string | null
  readonly medium: string | null
  readonly campaign: string | null
  readonly locale: string | null
  readonly country: string
  readonly device: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** Who sent a batch, as the server knows it. */
export interface EventSender {
  readonly userAgent: string
  readonly country: string | null
  /** Whether the visitor agreed to be recognised (domain/accounts/consent.ts). */
  readonly agreed: boolean
  readonly ownOrigin: string
  readonly now: Date
}

const MAX_QUERY = 300
const NO_SOURCE = { source: null, medium: null, campaign: null } as const

/** The rows of a batch. Without consent an event has no visitor, no query and no page that linked here. */
export function rowsOf({ visitor, events }: SentEvents, sender: EventSender): readonly EventRow[] {
  const person = sender.agreed ? (visitor ?? null) : null
  return events.map((event) => rowOf(event, person, sender))
}

function rowOf(event: SentEvent, visitor: string | null, sender: EventSender): EventRow {
  const { name, properties, path, query, from } = event
  const { params, ...page } = pageOfEvent(path, query)
  const isInside = isFromOwnPage(from, sender.ownOrigin)
  const isEntrance = name === 'page-view' && !isInside
  const source: Source | typeof NO_SOURCE = isEntrance ? sourceOf(query, from, sender.ownOrigin) : NO_SOURCE
  const isShown = page.path !== ''
  return {
    at: new Date(sender.now.getTime() - Math.min(event.ago, MOST_DELAY_MS)),
    name,
    visitor,
    ...page,
    query: visitor === null || !isShown || query === '' ? null : query.slice(0, MAX_QUERY),
    previous: isInside ? pageOfEvent(new URL(from).pathname).path || null : null,
    referrer: visitor === null ? null : refererFrom(from, sender.ownOrigin),
    ...source,
    country: sender.country ?? UNKNOWN_COUNTRY,
    device: deviceOf(sender.userAgent),
    properties: {
      ...(Object.keys(params).length > 0 ? { params } : {}),
      ...properties,
      ...constantsOf(name),
    },
  }
}
