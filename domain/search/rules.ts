import type { Kind } from '#domain/assets/kinds.ts'
import { objectId } from './records.ts'

/** How the pattern of a rule matches a query. */
export const ANCHORINGS = ['is', 'startsWith', 'endsWith', 'contains'] as const
export type Anchoring = (typeof ANCHORINGS)[number]

/** A merchandising rule: items pinned to positions, and hidden items, of a search. */
export interface MerchandisingRule {
  readonly id: number
  readonly name: string
  readonly pattern: string
  readonly anchoring: Anchoring
  /** Only for searches of this kind; null for all. */
  readonly kind: Kind | null
  /** Positions are numbered from 1 for editors. */
  readonly pinned: readonly { readonly item: number; readonly place: number }[]
  readonly hidden: readonly number[]
  readonly from: Date | null
  readonly until: Date | null
  readonly enabled: boolean
}

/** Engines pin within the first pages only, and more pins than a page would be advertising. */
export const MAX_PINNED = 20

/** Why a rule is invalid, as a message for its author; null when it is valid. */
export function ruleFault(
  rule: Pick<MerchandisingRule, 'pinned' | 'hidden' | 'from' | 'until'>,
): string | null {
  const { pinned, hidden, from, until } = rule
  if (pinned.length === 0 && hidden.length === 0) return 'Pin or hide at least one item.'
  if (pinned.length > MAX_PINNED) return `Pin at most ${MAX_PINNED} items.`
  const places = pinned.map(({ place }) => place)
  if (new Set(places).size < places.length) return 'Two items cannot stand in one place.'
  const items = pinned.map(({ item }) => item)
  if (new Set(items).size < items.length) return 'An item can be pinned once.'
  if (items.some((item) => hidden.includes(item))) return 'An item cannot be pinned and hidden.'
  if (from !== null && until !== null && until <= from) return 'The end has to be after the beginning.'
  return null
}

/** A rule in Algolia's format. */
export interface EngineRule {
  readonly objectID: string
  readonly description: string
  readonly conditions: readonly {
    readonly pattern: string
    readonly anchoring: Anchoring
    /** Typos, plurals and synonyms of the pattern count as the pattern. */
    readonly alternatives: true
    readonly context?: string
  }[]
  readonly consequence: {
    readonly promote?: readonly { readonly objectID: string; readonly position: number }[]
    /** A pinned item is shown only when it matches the filters. */
    readonly filterPromotes?: true
    readonly hide?: readonly { readonly objectID: string }[]
  }
  /** Unix seconds. */
  readonly validity?: readonly { readonly from: number; readonly until: number }[]
  readonly enabled: boolean
}

/** The last second that engines accept: no end. */
const FOR_EVER = 2_147_483_647

export function engineRule(rule: MerchandisingRule): EngineRule {
  const { pinned, hidden, kind } = rule
  return {
    objectID: `rule-${rule.id}`,
    description: rule.name,
    conditions: [
      {
        pattern: rule.pattern,
        anchoring: rule.anchoring,
        alternatives: true,
        ...(kind === null ? {} : { context: kindContext(kind) }),
      },
    ],
    consequence: {
      ...(pinned.length === 0 ? {} : { promote: pinned.map(pin), filterPromotes: true as const }),
      ...(hidden.length === 0 ? {} : { hide: hidden.map((item) => ({ objectID: objectId('items', item) })) }),
    },
    ...validityOf(rule),
    enabled: rule.enabled,
  }
}

/** The context (`ruleContexts`) of a search for one kind. */
export function kindContext(kind: Kind): string {
  return `kind-${kind}`
}

function pin({ item, place }: MerchandisingRule['pinned'][number]) {
  return { objectID: objectId('items', item), position: place - 1 }
}

function validityOf({ from, until }: MerchandisingRule): Pick<EngineRule, 'validity'> {
  if (from === null && until === null) return {}
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
  return { validity: [{ from: from ? seconds(from) : 0, until: until ? seconds(until) : FOR_EVER }] }
}
