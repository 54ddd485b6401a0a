import type { ErrorCode } from '#domain/errors/catalogue.ts'
import {
  type Action,
  type Actor,
  isResource,
  mayOpenPanel,
  type Resource,
  scopeOf,
} from '#domain/permissions/permissions.ts'

/**
 * The callers of a call that Payload registers: `everybody`; `staff`; staff whose role has this action on the resource
 * in the permission table; `nobody` for calls that the product does not use.
 */
export type CallRule = 'everybody' | 'staff' | Action | 'nobody'

/** A method and the path below the resource, as Payload registers them: `get /:id`. */
type Calls = Readonly<Record<string, CallRule>>

/** What Payload registers for every collection. */
const COLLECTION_CALLS: Calls = {
  'get /': 'read',
  'get /count': 'read',
  'get /:id': 'read',
  'post /': 'create',
  'post /:id/duplicate': 'create',
  'patch /': 'update',
  'patch /:id': 'update',
  'delete /': 'delete',
  'delete /:id': 'delete',
  'post /access/:id?': 'read',
  // Payload registers it for all collections, and it fails with a server error where there are no versions.
  'get /versions': 'nobody',
  'get /versions/:id': 'nobody',
  'post /versions/:id': 'nobody',
}

/** A collection with versions: actors with update permission may see and restore them. */
const VERSIONED_CALLS: Calls = {
  ...COLLECTION_CALLS,
  'get /versions': 'update',
  'get /versions/:id': 'update',
  'post /versions/:id': 'update',
}

/**
 * A collection of files. Its files have addresses of their own, and the server fetches none from another site. A copy of a
 * picture would be a duplicate.
 */
const UPLOAD_CALLS: Calls = {
  ...COLLECTION_CALLS,
  'post /:id/duplicate': 'nobody',
  'patch /': 'nobody',
  'get /file/:filename': 'nobody',
  'get /paste-url/:id?': 'nobody',
}

/** What Payload registers for every global. */
const GLOBAL_CALLS: Calls = {
  'get /': 'read',
  'post /': 'update',
  'post /access': 'read',
  'get /versions': 'nobody',
  'get /versions/:id': 'nobody',
  'post /versions/:id': 'nobody',
}

/** Log-in and log-out of the panel. Accounts, passwords and links are managed by `/api/v2` only. */
const SESSION_CALLS: Calls = {
  'post /login': 'everybody',
  'post /logout': 'everybody',
  // Answers null to a caller outside the staff.
  'get /me': 'everybody',
  'post /refresh-token': 'staff',
  'get /init': 'nobody',
  'post /forgot-password': 'nobody',
  'post /reset-password': 'nobody',
  'post /first-register': 'nobody',
  'post /unlock': 'nobody',
  'post /verify/:id': 'nobody',
}

/** Calls directly under `/api`, beside the endpoints of this repository. */
const ROOT_CALLS: Calls = {
  'get /access': 'staff',
  // Renders pictures for link previews with any title in the address.
  'get /og': 'nobody',
}

/** Resources with endpoints of their own, or fewer than other collections. */
const EXCEPTIONS: Partial<Record<Resource, Calls>> = {
  collections: VERSIONED_CALLS,
  'landing-pages': VERSIONED_CALLS,
  posts: VERSIONED_CALLS,
  pictures: UPLOAD_CALLS,
  users: { ...COLLECTION_CALLS, ...SESSION_CALLS },
  'payload-locked-documents': {
    ...mapped(COLLECTION_CALLS, 'nobody'),
    'get /': 'read',
    'get /:id': 'read',
    'patch /:id': 'update',
    'delete /:id': 'delete',
  },
  'payload-preferences': {
    ...mapped(COLLECTION_CALLS, 'nobody'),
    'get /:key': 'read',
    'post /:key': 'update',
    // Fails in Payload's adapter for PostgreSQL; the panel does not use it.
    'delete /:key': 'nobody',
    // "Reset preferences" in the panel's account page.
    'delete /': 'delete',
  },
}

/** The same calls under one rule. */
function mapped(calls: Calls, rule: CallRule): Calls {
  return Object.fromEntries(Object.keys(calls).map((call) => [call, rule]))
}

/** The resource of a registered call; `root` is `/api` itself. */
export type CallOwner =
  | { readonly kind: 'root' }
  | { readonly kind: 'collection' | 'global'; readonly slug: string }

/** The rule of a call; null for a registered call without a row, which is denied. */
export function ruleOf(owner: CallOwner, method: string, path: string): CallRule | null {
  return callsOf(owner)?.[`${method} ${path}`] ?? null
}

/** Why an actor may not make a call of Payload's; null where they may. */
export function refusalOfCall(actor: Actor, owner: CallOwner, rule: CallRule | null): ErrorCode | null {
  if (rule === 'everybody') return null
  if (!mayOpenPanel(actor)) return 'staff-only'
  if (rule === null || rule === 'nobody') return 'not-found'
  if (rule === 'staff') return null
  const isAllowed =
    owner.kind !== 'root' && isResource(owner.slug) && scopeOf(actor, rule, owner.slug) !== null
  return isAllowed ? null : 'forbidden'
}

function callsOf(owner: CallOwner): Calls | null {
  if (owner.kind === 'root') return ROOT_CALLS
  if (!isResource(owner.slug)) return null
  return EXCEPTIONS[owner.slug] ?? (owner.kind === 'collection' ? COLLECTION_CALLS : GLOBAL_CALLS)
}
