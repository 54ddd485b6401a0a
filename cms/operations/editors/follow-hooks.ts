import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import type { FollowedCollection } from '#domain/editors/resources.ts'
import { followDocument, forgetDocument } from './follow-document.ts'

/**
 * The hooks of what editors write: each save keeps its broken links and translation states. The document is read again,
 * since a save knows one language alone.
 */
export function followHooks(
  collection: FollowedCollection,
): Required<Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>> {
  const follow: CollectionAfterChangeHook = async ({ req, doc }) => {
    if (doc.deletedAt) return forgetDocument(req, collection, doc.id)
    // A new request object with the same transaction: Payload changes the language of the request that it reads with.
    const { transactionID } = req
    const document = await req.payload.findByID({
      collection,
      id: doc.id,
      locale: 'all',
      draft: true,
      depth: 0,
      disableErrors: true,
      ...(transactionID === undefined ? {} : { req: { transactionID } }),
    })
    if (document !== null) await followDocument(req, collection, { ...document })
  }
  const forget: CollectionAfterDeleteHook = ({ req, id }) => forgetDocument(req, collection, id)
  return { afterChange: [follow], afterDelete: [forget] }
}
