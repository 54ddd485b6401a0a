import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { type Actor, isResource, mayOpenPanel, scopeOf } from '#domain/permissions/permissions.ts'
import { boundQuery, type Query } from '#domain/permissions/query-bounds.ts'

/**
 * Who may call a function that a page of the panel calls on the server: `staff`, or `nobody` where the product does
 * without what it is for. Payload itself asks only some of them whether the caller may open the panel.
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

/** What a page of the panel sends along, of which this reads a few names. */
export type FunctionArguments = Readonly<Record<string, unknown>>

/** Why a call of a server function is refused; null where it may be made. */
export function refusalOfFunction(actor: Actor, name: string, sent: FunctionArguments): ErrorCode | null {
  if (!mayOpenPanel(actor)) return 'staff-only'
  if (!Object.hasOwn(PANEL_FUNCTIONS, name)) return 'not-found'
  if (PANEL_FUNCTIONS[name as keyof typeof PANEL_FUNCTIONS] === 'nobody') return 'not-found'
  const { query } = sent
  if (typeof query !== 'object' || query === null) return null
  const bounded = boundQuery('list', asTexts(query))
  return bounded.ok ? null : bounded.code
}

/**
 * The arguments as the function may have them: opening a form locks the document, which is for those who may edit it.
 */
export function withoutForeignLock(actor: Actor, sent: FunctionArguments): FunctionArguments {
  const { collectionSlug, globalSlug } = sent
  const resource = typeof collectionSlug === 'string' ? collectionSlug : globalSlug
  const mayEdit =
    typeof resource === 'string' && isResource(resource) && scopeOf(actor, 'update', resource) !== null
  return mayEdit ? sent : { ...sent, returnLockStatus: false, updateLastEdited: false }
}

/** Whether the address of a list in the panel, with its parameters, asks for no more than REST may be asked for. */
export function isPanelAddressBounded(
  parameters: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const plain = Object.entries(parameters).filter(([name]) => !name.includes('['))
  const nested = Object.keys(parameters).filter((name) => name.includes('['))
  return nested.length <= NESTED_PARAMETERS && boundQuery('list', asTexts(Object.fromEntries(plain))).ok
}

/** Each comparison of a filter is one. */
const NESTED_PARAMETERS = 24

/** Numbers of a page's state as an address has them; what is empty is not there. A page of a list begins with 0 here. */
function asTexts(query: object): Query {
  const named = Object.entries(query).filter(([, value]) => ![undefined, null, ''].includes(value))
  const texts = named.map(([name, value]) => [name, typeof value === 'number' ? String(value) : value])
  return Object.fromEntries(texts.filter(([name, value]) => !(name === 'page' && value === '0')))
}
