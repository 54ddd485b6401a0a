import { getPayload } from 'payload'
import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { answerInvalidations } from '#cms/endpoints/invalidations/answer.ts'
import { environment } from '#cms/env.ts'
import { type InvalidationFeed, openInvalidationFeed } from '#cms/operations/cache/invalidation-feed.ts'
import config from '#payload.config'

export const dynamic = 'force-dynamic'

let feed: InvalidationFeed | undefined

/** Streams the cache tags that a storefront process must invalidate. The storefront does not proxy this route. */
export async function GET(request: Request): Promise<Response> {
  const { DATABASE_URL, REVALIDATE_SECRET: secret } = environment()
  try {
    const payload = await getPayload({ config })
    feed ??= openInvalidationFeed(DATABASE_URL, (err) =>
      payload.logger.warn({ err, msg: 'cache invalidations: the connection is opened again' }),
    )
    return await answerInvalidations({ payload, feed, secret }, request)
  } catch (error) {
    console.error(error)
    return respondError('unavailable')
  }
}
