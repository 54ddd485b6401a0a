/** How a property of an event is validated (domain/contract/events.ts). */
export const PROPERTY_KINDS = ['text', 'slug', 'code', 'count'] as const
export type PropertyKind = (typeof PROPERTY_KINDS)[number]

interface EventFacts {
  readonly description: string
  /** The properties that a page sends. A property that is not in the table is refused. */
  readonly properties: Readonly<Record<string, PropertyKind>>
  /** Properties that every event of the name has. */
  readonly constants?: Readonly<Record<string, string>>
  /** Where it comes from: a page of the site, or the server, which refuses it from a page. */
  readonly from: 'page' | 'server'
}

/**
 * Every event of analytics (spec sections 7 and 9). Each also carries the route with its parameters, the path, the query,
 * the previous page and the referrer.
 */
export const EVENTS = {
  'page-view': { description: 'A page was shown', properties: {}, from: 'page' },
  search: {
    description: 'Results of a search were shown',
    properties: { words: 'text', found: 'count' },
    // Spec section 9: search tracking attaches the branch.
    constants: { branch: 'master' },
    from: 'page',
  },
  download: { description: 'A download was granted', properties: { slug: 'slug' }, from: 'page' },
  'add-to-cart': {
    description: 'An asset was put into the cart',
    properties: { form: 'code', slug: 'slug' },
    from: 'page',
  },
  checkout: {
    description: 'A checkout was accepted',
    properties: { type: 'code', plan: 'count', gateway: 'code' },
    // Spec section 7: the currency of checkout analytics.
    constants: { currency: 'USD' },
    from: 'page',
  },
  purchase: { description: 'A paid order was shown', properties: {}, from: 'page' },
  'sign-up': { description: 'An account was created', properties: {}, from: 'page' },
  failure: {
    description: 'A request or a script of a page failed',
    properties: { kind: 'code', text: 'text', status: 'count' },
    from: 'page',
  },
  flag: {
    description: 'A flag was evaluated in the browser',
    properties: { test: 'code', variant: 'code' },
    from: 'page',
  },
  exposure: {
    description: 'A page was shown in a variant of a running experiment',
    properties: { test: 'code', variant: 'code' },
    from: 'server',
  },
} as const satisfies Record<string, EventFacts>

export type EventName = keyof typeof EVENTS
const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[]

export type PageEventName = {
  [N in EventName]: (typeof EVENTS)[N]['from'] extends 'page' ? N : never
}[EventName]
export const PAGE_EVENT_NAMES = EVENT_NAMES.filter(isPageEvent)

type Values<P> = { readonly [K in keyof P]: P[K] extends 'count' ? number : string }

/** The properties that a page sends with an event. */
export type EventProperties<N extends EventName> = Values<(typeof EVENTS)[N]['properties']>

/** The constant properties of an event. */
export function constantsOf(name: EventName): Readonly<Record<string, string>> {
  const facts: EventFacts = EVENTS[name]
  return facts.constants ?? {}
}

function isPageEvent(name: EventName): name is PageEventName {
  return EVENTS[name].from === 'page'
}
