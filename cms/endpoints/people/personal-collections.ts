import type { Endpoint, PayloadRequest } from 'payload'
import { languageOf, pageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { lockServices } from '#cms/endpoints/certificates.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { exportLock } from '#cms/operations/asset-lock/export-lock.ts'
import { checkCollection } from '#cms/operations/licences/check-collection.ts'
import {
  changeCollection,
  createCollection,
  deleteCollection,
  orderCollections,
} from '#cms/operations/personal-collections/change-collections.ts'
import {
  addEntries,
  moveEntries,
  removeEntries,
  setFavourite,
} from '#cms/operations/personal-collections/change-entries.ts'
import { orderEntries } from '#cms/operations/personal-collections/order-entries.ts'
import { readCollection, readShared } from '#cms/operations/personal-collections/read-collection.ts'
import { readMarks } from '#cms/operations/personal-collections/read-marks.ts'
import { listCollections, readSummary } from '#cms/operations/personal-collections/summaries.ts'
import { FORMS } from '#domain/assets/forms.ts'
import {
  assetsSchema,
  changeCollectionSchema,
  createCollectionSchema,
  favouriteSchema,
  moveEntriesSchema,
  orderCollectionsSchema,
  orderEntrySchema,
} from '#domain/contract/personal-collections.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import type { Actor } from '#domain/permissions/permissions.ts'
import { COLLECTION_LIMITS } from '#domain/personal-collections/limits.ts'

/** Favourites and personal collections: a user's own, and shared ones by link. */
export const PERSONAL_COLLECTION_ENDPOINTS: Endpoint[] = [
  call('list-collections', async (req, actor) =>
    respond('collections', await listCollections(req.payload, personOf(actor).id)),
  ),
  formCall('create-collection', createCollectionSchema, async (req, form, actor) => {
    const made = await createCollection(req.payload, { user: personOf(actor).id, ...form })
    return made.ok ? answerSummary(req, actor, made.value) : respondRefusal(made)
  }),
  formCall('order-collections', orderCollectionsSchema, async (req, { collections }, actor) =>
    answer('order', await orderCollections(req.payload, personOf(actor).id, collections)),
  ),
  call('read-collection', async (req, actor) => {
    const collection = await readCollection(req.payload, {
      user: personOf(actor).id,
      collection: collectionOf(req),
      page: pageOf(req),
      locale: languageOf(req),
    })
    return found('collection', collection)
  }),
  formCall('change-collection', changeCollectionSchema, async (req, change, actor) => {
    const changed = await changeCollection(req.payload, personOf(actor).id, collectionOf(req), change)
    return changed.ok ? answerSummary(req, actor, collectionOf(req)) : respondRefusal(changed)
  }),
  call('delete-collection', async (req, actor) =>
    answer('collection', await deleteCollection(req.payload, personOf(actor).id, collectionOf(req))),
  ),
  formCall('add-entries', assetsSchema, async (req, form, actor) =>
    answer('added', await addEntries(req.payload, { ...targetOf(req, actor), ...form })),
  ),
  formCall('remove-entries', assetsSchema, async (req, form, actor) =>
    answer('removed', await removeEntries(req.payload, { ...targetOf(req, actor), ...form })),
  ),
  formCall('move-entries', moveEntriesSchema, async (req, form, actor) =>
    answer('moved', await moveEntries(req.payload, { ...targetOf(req, actor), ...form })),
  ),
  formCall('order-entries', orderEntrySchema, async (req, form, actor) =>
    answer('order', await orderEntries(req.payload, { ...targetOf(req, actor), ...form })),
  ),
  formCall('set-favourite', favouriteSchema, async (req, { favourite, ...asset }, actor) => {
    const set = await setFavourite(req.payload, { user: personOf(actor).id, asset, favourite })
    return set.ok ? respond('favourite', favourite) : respondRefusal(set)
  }),
  call('read-marks', async (req, actor) => {
    const assets = FORMS.flatMap((form) => req.searchParams.getAll(form).map((slug) => ({ form, slug })))
    if (assets.length > COLLECTION_LIMITS.assetsOfCall) return respondError('bad-request', 'too many assets')
    const by = { user: personOf(actor).id, team: sessionOf(req)?.team?.id ?? null }
    return respond('marks', await readMarks(req.payload, by, assets))
  }),
  call('export-asset-lock', async (req, actor) => {
    const now = new Date()
    const person = { user: personOf(actor).id, team: sessionOf(req)?.team?.id ?? null }
    const wanted = { person, collection: collectionOf(req), now }
    return answer('exported', await exportLock(lockServices(req.payload), wanted))
  }),
  call('read-collection-licences', async (req, actor) => {
    const wanted = { user: personOf(actor).id, collection: collectionOf(req), locale: languageOf(req) }
    return answer('licences', await checkCollection(req.payload, wanted))
  }),
  call('read-shared-collection', async (req) => {
    const view = { key: pathParameter(req, 'share'), page: pageOf(req), locale: languageOf(req) }
    return found('collection', await readShared(req.payload, view))
  }),
]

async function answerSummary(req: PayloadRequest, actor: Actor, collection: string): Promise<Response> {
  return found('collection', (await readSummary(req.payload, personOf(actor).id, collection)) ?? null)
}

function targetOf(req: PayloadRequest, actor: Actor): { readonly user: string; readonly collection: string } {
  return { user: personOf(actor).id, collection: collectionOf(req) }
}

function collectionOf(req: PayloadRequest): string {
  return pathParameter(req, 'collection')
}

function answer(name: string, result: Result<unknown>): Response {
  return result.ok ? respond(name, result.value) : respondRefusal(result)
}

function found(name: string, value: unknown): Response {
  return value === null ? respondError('not-found') : respond(name, value)
}
