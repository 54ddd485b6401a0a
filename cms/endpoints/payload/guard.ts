import type { Endpoint, PayloadHandler, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { bulkDeleteRefusal } from '#cms/endpoints/payload/bound-bulk-delete.ts'
import { receiveUpload, UPLOADS } from '#cms/endpoints/payload/receive-upload.ts'
import { SAVE_PREFERENCE, savePreference } from '#cms/endpoints/payload/save-preference.ts'
import { errorIn, refusalIn } from '#cms/operations/refusal-error.ts'
import { actorOf } from '#collections/access.ts'
import { LOCK_ACCESS, takeOverInOwnName } from '#collections/payload/locks.ts'
import { boundPreference, dropOldest, PREFERENCE_ACCESS } from '#collections/payload/preferences.ts'
import { refuse } from '#domain/errors/catalogue.ts'
import { type CallOwner, type CallRule, refusalOfCall, ruleOf } from '#domain/permissions/payload-calls.ts'
import { boundQuery, type QueryKind, withCountedRow } from '#domain/permissions/query-bounds.ts'

/** The panel's messages for codes, which it does not translate. */
const WORDS = {
  'staff-only': 'This interface is for staff. Use /api/v2.',
  forbidden: 'You are not allowed to perform this action.',
  'not-found': 'There is no such endpoint.',
} as const

/** Next renders pictures for link previews here unless another endpoint has the address. */
const LINK_PICTURES: Endpoint = { method: 'get', path: '/og', handler: () => respondError('not-found') }

/**
 * Adds the permission table to every endpoint that Payload registered, and bounds to every query. It mutates the
 * configuration after Payload has completed it, because other parts of Payload hold references to it.
 *
 * @param own the endpoints of this repository, which check permissions themselves
 */
export function guardPayload(config: SanitizedConfig, own: readonly Endpoint[]): SanitizedConfig {
  const root: CallOwner = { kind: 'root' }
  const registered: readonly Endpoint[] = config.endpoints
  const endpoints = [...registered, LINK_PICTURES].map((one) =>
    own.includes(one) ? one : guarded(root, one),
  )
  Object.assign(config, { endpoints })
  for (const collection of config.collections) {
    guardOwnRecords(collection)
    if (collection.slug === 'pictures') receiveUploads(collection)
    guardOwner(collection, { kind: 'collection', slug: collection.slug })
  }
  for (const global of config.globals) guardOwner(global, { kind: 'global', slug: global.slug })
  return config
}

/** Payload grants locks and preferences to every signed-in user, and has no setting for their access. */
function guardOwnRecords({ slug, access, hooks, endpoints }: SanitizedCollectionConfig): void {
  if (slug === 'payload-locked-documents') {
    Object.assign(access, LOCK_ACCESS)
    hooks.beforeValidate = [...(hooks.beforeValidate ?? []), takeOverInOwnName]
  }
  if (slug === 'payload-preferences') {
    Object.assign(access, PREFERENCE_ACCESS)
    hooks.beforeChange = [...(hooks.beforeChange ?? []), boundPreference]
    hooks.afterChange = [...(hooks.afterChange ?? []), dropOldest]
    const { method, path } = SAVE_PREFERENCE
    const keeps = endpoints ? endpoints.find((one) => one.method === method && one.path === path) : undefined
    if (keeps) Object.assign(keeps, { handler: savePreference({ ...keeps }) })
  }
}

/** Payload opens uploaded files in its own process, and only after it began a transaction. */
function receiveUploads(collection: SanitizedCollectionConfig): void {
  const registered = collection.endpoints || []
  const receives = ({ method, path }: Endpoint) =>
    UPLOADS.some((upload) => upload.method === method && upload.path === path)
  if (registered.filter(receives).length !== UPLOADS.length)
    throw new Error('Payload saves uploads elsewhere')
  // Copies, because Payload shares the endpoints among its collections.
  collection.endpoints = registered.map((one) =>
    receives(one) ? { ...one, handler: receiveUpload(one) } : one,
  )
}

function guardOwner(owned: { endpoints: Endpoint[] | false }, owner: CallOwner): void {
  if (owned.endpoints) owned.endpoints = owned.endpoints.map((one) => guarded(owner, one))
}

/** A copy, because Payload shares one list of endpoints among its collections. */
function guarded(owner: CallOwner, endpoint: Endpoint): Endpoint {
  const rule = ruleOf(owner, endpoint.method, endpoint.path)
  return { ...endpoint, handler: guardedHandler(owner, rule, endpoint) }
}

function guardedHandler(owner: CallOwner, rule: CallRule | null, endpoint: Endpoint): PayloadHandler {
  const kind = queryKindOf(endpoint)
  return async (req) => {
    const refusal = refusalOfCall(actorOf(req.user), owner, rule)
    const { language } = req.i18n
    if (refusal !== null)
      return respondRefusal(refusalIn(language, refuse(refusal, WORDS[refusal as keyof typeof WORDS])))
    // A body in place of a query: the panel sends a form, and only some of Payload's endpoints read JSON.
    if (req.method === 'GET' && req.data !== undefined) return respondError('bad-request')
    const query = boundQuery(kind, kind === 'list' ? withCountedRow(req.query) : req.query)
    if (!query.ok) return respondRefusal(query)
    req.query = query.value as typeof req.query
    if (kind === 'bulk' && endpoint.method === 'delete' && owner.kind === 'collection') {
      const tooMany = await bulkDeleteRefusal(req, owner.slug)
      if (tooMany !== null) return respondRefusal(refusalIn(language, tooMany))
    }
    try {
      return await endpoint.handler(req)
    } catch (error) {
      throw errorIn(language, error)
    }
  }
}

function queryKindOf({ method, path }: Endpoint): QueryKind {
  if (method === 'get') return path === '/' || path === '/versions' || path === '/count' ? 'list' : 'one'
  return path === '/' && method !== 'post' ? 'bulk' : 'one'
}
