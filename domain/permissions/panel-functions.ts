import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { type Actor, isResource, mayOpenPanel, scopeOf } from '#domain/permissions/permissions.ts'
import { boundQuery, type Query } from '#domain/permissions/query-bounds.ts'

/**
 * The callers of a server function of the panel: `staff`, or `nobody` for functions that the product does not use.
 * Payload checks panel access only in some of them.
 */
export const PANEL_FUNCTIONS = {
  'form-state': 'staff',
  'table-state': 'staff',
  'render-list': 'staff',
  'render-document': 'staff',
  'render-document-slots': 'staff',
  'render-field': 'staff',
  'render-widget': 'staff',
  'get-default-layout': 'staff',
  'copy-data-from-locale': 'staff',
  slugify: 'staff',
  'get-folder-results-component-and-data': 'nobody',
  'get-upcoming-scheduled-publish': 'nobody',
  'schedule-publish': 'nobody',
} as const satisfies Record<string, 'staff' | 'nobody'>

/** The arguments of a server function, of which this module reads a few. */
export type FunctionArguments = Readonly<Record<string, unknown>>

/** Why a call of a server function is refused; null where it is allowed. */
export function refusalOfFunction(actor: Actor, name: string, sent: FunctionArguments): ErrorCode | null {
  if (!mayOpenPanel(actor)) return 'staff-only'
  if (!Object.hasOwn(PANEL_FUNCTIONS, name)) return 'not-found'
  if (PANEL_FUNCTIONS[name as keyof typeof PANEL_FUNCTIONS] === 'nobody') return 'not-found'
  const { query } = sent
  if (typeof query !== 'object' || query === null) return null
  const bounded = boundQuery('list', asTexts(query))
  return bounded.ok ? null : bounded.code
}

/** The arguments without a lock for users without edit permission: opening a form locks the document. */
export function withoutForeignLock(actor: Actor, sent: FunctionArguments): FunctionArguments {
  const { collectionSlug, globalSlug } = sent
  const resource = typeof collectionSlug === 'string' ? collectionSlug : globalSlug
  const mayEdit =
    typeof resource === 'string' && isResource(resource) && scopeOf(actor, 'update', resource) !== null
  return mayEdit ? sent : { ...sent, returnLockStatus: false, updateLastEdited: false }
}

/** Whether the parameters of a list's address in the panel stay within the bounds of REST queries. */
export function isPanelAddressBounded(
  parameters: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const plain = Object.entries(parameters).filter(([name]) => !name.includes('['))
  const nested = Object.keys(parameters).filter((name) => name.includes('['))
  return nested.length <= NESTED_PARAMETERS && boundQuery('list', asTexts(Object.fromEntries(plain))).ok
}

/** Each comparison of a filter is one. */
const NESTED_PARAMETERS = 24

/**
 * Numbers of the panel's state as texts of an address; empty values are absent. Pages of lists are numbered from 0
 * here.
 */
function asTexts(query: object): Query {
  const named = Object.entries(query).filter(([, value]) => ![undefined, null, ''].includes(value))
  const texts = named.map(([name, value]) => [name, typeof value === 'number' ? String(value) : value])
  return Object.fromEntries(texts.filter(([name, value]) => !(name === 'page' && value === '0')))
}
