import { createHash, timingSafeEqual } from 'node:crypto'
import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import type { InvalidationFeed } from '#cms/operations/cache/invalidation-feed.ts'
import { readInvalidations } from '#cms/operations/cache/read-invalidations.ts'
import type { Payload } from '#cms/operations/database.ts'
import { HOLD_MS, REVALIDATION_HEADER } from '#domain/contract/revalidation.ts'

interface Services {
  readonly payload: Payload
  readonly feed: InvalidationFeed
  readonly secret: string
  readonly holdMs?: number
}

const NUMBER = /^\d{1,15}$/

/** Answers `GET /invalidations` with the invalidations after a number; waits while there are none. */
export async function answerInvalidations(
  { payload, feed, secret, holdMs = HOLD_MS }: Services,
  request: Request,
): Promise<Response> {
  if (!isSecret(request.headers.get(REVALIDATION_HEADER), secret)) return respondError('forbidden')
  const given = new URL(request.url).searchParams.get('after')
  if (given !== null && !NUMBER.test(given)) return respondError('bad-request')
  const after = given === null ? null : Number(given)
  const now = await readInvalidations(payload, after)
  if (now.tags.length > 0 || after === null) return json(now)
  await feed.changed(after, holdMs, request.signal)
  return json(await readInvalidations(payload, after))
}

function json(body: unknown): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}

function isSecret(given: string | null, secret: string): boolean {
  return given !== null && timingSafeEqual(digest(given), digest(secret))
}

/** Digests have one length, so that the comparison does not reveal the length of the secret. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
