import { type NextRequest, NextResponse } from 'next/server'
import { pageInVariant, testOfPage } from '#domain/experiments/tested-pages.ts'
import { VARIANT_SECONDS, variantCookie, variantOf } from '#domain/experiments/variant.ts'
import { internalPathOfPage } from '#domain/routing/internal-path.ts'
import type { Show } from '#domain/routing/resolve.ts'
import { readFlag } from '#storefront/data/flags.ts'

/**
 * A page with variants: each has a separate internal path, so that Next caches it, and the browser receives the right one at
 * once. The answer is for this visitor alone, as its address is the same for all. Null for every other page.
 *
 * @throws Error when the CMS does not respond
 */
export async function showVariant(
  request: NextRequest,
  { page, locale, inside }: Show,
): Promise<NextResponse | null> {
  const test = testOfPage(page)
  if (test === null) return null
  const flag = await readFlag(test)
  const cookie = variantCookie(test)
  const kept = request.cookies.get(cookie)?.value
  const variant = flag === undefined ? null : variantOf(flag.variants, kept, Math.random())
  // Spec section 8: a test with no variant is reported.
  if (variant === null) console.error(`the test ${test} has no variant`)
  const at = variant === null ? inside : internalPathOfPage(pageInVariant(page, variant), locale)
  const response = NextResponse.rewrite(new URL(at, request.url))
  response.headers.set('Cache-Control', 'private, no-cache')
  if (variant !== null && variant !== kept)
    response.cookies.set(cookie, variant, { path: '/', maxAge: VARIANT_SECONDS, sameSite: 'lax' })
  return response
}
