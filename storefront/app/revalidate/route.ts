import { createHash, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { REVALIDATION_HEADER, revalidationSchema } from '#domain/contract/revalidation.ts'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'
import { clearTtlCaches } from '#storefront/data/ttl-cache.ts'
import { environment } from '#storefront/env.ts'

/**
 * Drops every page and every read of this process that carries one of the tags, and all that the proxy has looked up.
 * The caller is this process itself (storefront/invalidation).
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSecret(request.headers.get(REVALIDATION_HEADER))) return refuse('forbidden')
  const body: unknown = await request.json().catch(() => null)
  const parsed = revalidationSchema.safeParse(body)
  if (!parsed.success) return refuse('bad-request')
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 })
  clearTtlCaches()
  return new Response(null, { status: 204 })
}

function isSecret(given: string | null): boolean {
  return given !== null && timingSafeEqual(digest(given), digest(environment().REVALIDATE_SECRET))
}

/** Digests have one length, so that the comparison says nothing about the secret's. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function refuse(code: ErrorCode): Response {
  const { number, status } = ERRORS[code]
  return Response.json({ errors: [{ code, number }] }, { status })
}
