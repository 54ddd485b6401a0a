import { randomUUID } from 'node:crypto'
import { readPlace } from '#local/search/engine/geo/places.ts'
import { GEOLOC } from '#local/search/model/geo.ts'
import type { IndexRecord, Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import type { Acl } from '#local/search/server/access/acl.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import { faultOf } from './partial-update.ts'

/** The actions of a batch, and the right that each needs. */
export const ACTIONS = {
  addObject: 'addObject',
  updateObject: 'addObject',
  partialUpdateObject: 'addObject',
  partialUpdateObjectNoCreate: 'addObject',
  deleteObject: 'deleteObject',
  delete: 'deleteIndex',
  clear: 'deleteIndex',
} as const satisfies Record<string, Acl>

export type Action = keyof typeof ACTIONS

/** One step of a batch, as it is stored and executed. */
export type WriteRequest =
  | {
      readonly action: 'addObject' | 'updateObject'
      readonly body: IndexRecord
      /** The body as received, to be stored unchanged. */
      readonly written?: Buffer
    }
  | { readonly action: 'partialUpdateObject' | 'partialUpdateObjectNoCreate'; readonly body: IndexRecord }
  | { readonly action: 'deleteObject'; readonly body: { readonly objectID: string } }
  | { readonly action: 'delete' | 'clear' }

/**
 * Reads a step of a batch; returns the same object where it can be stored unchanged. A record that is added
 * without an `objectID` is given one.
 */
export function readWriteRequest(given: Json): Outcome<WriteRequest> {
  if (!isObject(given)) return REFUSALS.request('Each request of a batch should be an object')
  const { action, body } = given
  if (!isAction(action)) return REFUSALS.request(`Invalid action ${JSON.stringify(action)}`)
  if (action === 'delete' || action === 'clear') return accept({ action })
  if (!isObject(body)) return REFUSALS.request(`The body of ${action} should be an object`)
  // Ids are stored as UTF-8, in which all lone surrogates are the same: two records would become one.
  if (typeof body.objectID === 'string' && !body.objectID.isWellFormed()) {
    return REFUSALS.request('objectID is not valid Unicode')
  }
  const objectID = readObjectID(body.objectID) ?? (action === 'addObject' ? randomUUID() : null)
  if (objectID === null) return REFUSALS.request('objectID is missing or not a text')
  if (action === 'partialUpdateObject' || action === 'partialUpdateObjectNoCreate') {
    const fault = faultOf(body)
    if (fault !== null) return REFUSALS.request(fault)
  }
  const place = faultOfPlaces(body[GEOLOC] ?? null)
  if (place !== null) return REFUSALS.request(`${place} Have a look at the record objectID=${objectID}`)
  if (objectID === body.objectID) return accept(given as WriteRequest)
  return accept({ action, body: { ...body, objectID } })
}

/** The `objectID` of a step; null where a step has none. */
export function objectIDOf(request: WriteRequest): string | null {
  return 'body' in request ? request.body.objectID : null
}

/** A number is converted to text, as by Algolia. */
function readObjectID(given: Json | undefined): string | null {
  if (typeof given === 'number') return String(given)
  return typeof given === 'string' && given !== '' ? given : null
}

function isAction(word: Json | undefined): word is Action {
  return typeof word === 'string' && Object.hasOwn(ACTIONS, word)
}

/**
 * The fault of a record's locations; null where there is none. Operations on them are checked when they are
 * executed.
 */
function faultOfPlaces(given: Json): string | null {
  const places: readonly Json[] = Array.isArray(given) ? given : [given]
  const isRight = places.every(
    (place) => place === null || readPlace(place) !== null || (isObject(place) && '_operation' in place),
  )
  return isRight ? null : `${GEOLOC} must hold lat from -90 to 90 and lng from -180 to 180, as numbers.`
}
