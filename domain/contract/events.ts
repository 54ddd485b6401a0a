import { z } from 'zod'
import {
  EVENTS,
  type EventProperties,
  PAGE_EVENT_NAMES,
  type PageEventName,
  type PropertyKind,
} from '#domain/analytics/events.ts'
import { MOST_EVENTS } from '#domain/analytics/limits.ts'

const MAX_ADDRESS = 2_000

/** Eight hexadecimal digits (spec section 4). */
const VISITOR_ID = /^[0-9a-f]{8}$/

const KINDS = {
  text: z.string().trim().max(120),
  slug: z.string().regex(/^[\w-]{1,200}$/),
  code: z.string().regex(/^[\w-]{1,60}$/),
  count: z.int().nonnegative().max(1_000_000_000),
} as const satisfies Record<PropertyKind, z.ZodType>

const page = {
  /** Milliseconds between the event and the request. */
  ago: z.number().nonnegative(),
  path: z.string().startsWith('/').max(MAX_ADDRESS),
  query: z.string().max(MAX_ADDRESS).default(''),
  /** `document.referrer`: a page of the site, or of another one. */
  from: z.string().max(MAX_ADDRESS).default(''),
}

/** One event of a page, with exactly the properties of its name. */
export type SentEvent = {
  [N in PageEventName]: z.output<z.ZodObject<typeof page>> & {
    readonly name: N
    readonly properties: EventProperties<N>
  }
}[PageEventName]

const eventSchema = z.discriminatedUnion('name', schemasOf()) as unknown as z.ZodType<SentEvent>

/** `POST /api/v2/events` */
export const eventsSchema = z.strictObject({
  /** Only of a visitor who agreed to it. */
  visitor: z.string().regex(VISITOR_ID).optional(),
  events: z.array(eventSchema).min(1).max(MOST_EVENTS),
})
export type SentEvents = z.output<typeof eventsSchema>

function schemasOf() {
  const [first, ...others] = PAGE_EVENT_NAMES.map(schemaOf)
  if (first === undefined) throw new Error('no event is sent by a page')
  return [first, ...others] as const
}

function schemaOf(name: PageEventName) {
  const kinds: Readonly<Record<string, PropertyKind>> = EVENTS[name].properties
  const properties = Object.fromEntries(Object.entries(kinds).map(([key, kind]) => [key, KINDS[kind]]))
  return z.strictObject({ name: z.literal(name), ...page, properties: z.strictObject(properties) })
}
