import type { Resource } from '#domain/permissions/permissions.ts'
import { type Actor, scopeOf } from '#domain/permissions/permissions.ts'
import { DRAFTED_RESOURCES, LINKED_RESOURCE_CODES, TRANSLATED_RESOURCES } from './resources.ts'

/** What the panel opens on: each list with the resources of which it shows documents. */
export const WAITING = {
  approvals: DRAFTED_RESOURCES,
  drafts: DRAFTED_RESOURCES,
  scheduled: ['landing-pages', 'posts'],
  links: LINKED_RESOURCE_CODES,
  translations: TRANSLATED_RESOURCES,
  messages: ['contact-messages'],
} as const satisfies Record<string, readonly Resource[]>

export type WaitingList = keyof typeof WAITING
export const WAITING_LISTS = Object.keys(WAITING) as readonly WaitingList[]

/** The resources of a list that wait for this person: those that they may change. */
export function ownedIn(actor: Actor, list: WaitingList): readonly Resource[] {
  return WAITING[list].filter((resource) => mayEdit(actor, resource))
}

/** The lists that a person has: a reviewer edits no pages, and so has no drafts. */
export function listsOf(actor: Actor): readonly WaitingList[] {
  return WAITING_LISTS.filter((list) => ownedIn(actor, list).length > 0)
}

/**
 * Whether a resource has a place in the navigation of this person. Roles that edit nothing of it look at it elsewhere;
 * admins, developers and testers see all that they may read, since looking is their work.
 */
export function hasPlace(actor: Actor, resource: Resource): boolean {
  if (mayEdit(actor, resource)) return true
  const looks = actor?.roles.some((role) => LOOKING_ROLES.has(role)) ?? false
  return looks && scopeOf(actor, 'read', resource) === 'all'
}

const LOOKING_ROLES: ReadonlySet<string> = new Set(['admin', 'developer', 'tester'])

function mayEdit(actor: Actor, resource: Resource): boolean {
  return scopeOf(actor, 'update', resource) === 'all'
}
