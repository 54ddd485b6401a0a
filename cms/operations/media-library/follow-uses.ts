import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { fragment, type Payload, type PayloadRequest, run } from '#cms/operations/database.ts'
import { picturesIn } from '#domain/media-library/references.ts'
import { type PictureUser, usesOf } from '#domain/media-library/uses.ts'

/** The hooks of what can show pictures: each save keeps which pictures its published and its latest version use. */
export function pictureUseHooks(resource: PictureUser): {
  readonly afterChange: CollectionAfterChangeHook
  readonly afterDelete: CollectionAfterDeleteHook
} {
  return {
    afterChange: ({ req, doc }) => followUses(req, resource, doc.id),
    afterDelete: ({ req, id }) => keepUses(req, resource, Number(id), []),
  }
}

/** Reads a document again, in all languages, and keeps its uses. What is in the trash uses none. */
export async function followUses(
  source: Payload | PayloadRequest,
  resource: PictureUser,
  id: number,
): Promise<void> {
  const [live, draft] = await Promise.all([
    read(source, resource, id, false),
    read(source, resource, id, true),
  ])
  const shown = live !== null && (!('_status' in live) || live._status === 'published') ? live : null
  await keepUses(source, resource, id, usesOf(picturesIn(shown), picturesIn(draft)))
}

async function read(source: Payload | PayloadRequest, resource: PictureUser, id: number, draft: boolean) {
  const payload = 'payload' in source ? source.payload : source
  // A new request object with the same transaction: Payload changes the language of the request that it reads with.
  const transactionID = 'payload' in source ? source.transactionID : undefined
  const found = await payload.findByID({
    collection: resource,
    id,
    draft,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  })
  return found === null ? null : ({ ...found } as Readonly<Record<string, unknown>>)
}

/** Pictures that were deleted are left out; the others cannot be deleted until the commit. */
async function keepUses(
  source: Payload | PayloadRequest,
  resource: PictureUser,
  document: number,
  uses: ReturnType<typeof usesOf>,
): Promise<void> {
  await run(
    source,
    fragment`
      with wanted as (
        select w.picture, w.live, w.draft from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
          as w(picture integer, live boolean, draft boolean)),
      ended as (
        delete from picture_uses u where u.resource = ${resource} and u.document = ${document}
          and not exists (select from wanted w where w.picture = u.picture_id)),
      known as (
        select p.id from pictures p join wanted w on w.picture = p.id for key share of p)
      insert into picture_uses (picture_id, resource, document, live, draft)
      select k.id, ${resource}, ${document}, w.live, w.draft from known k join wanted w on w.picture = k.id
      on conflict (picture_id, resource, document) do update set live = excluded.live, draft = excluded.draft`,
  )
}
