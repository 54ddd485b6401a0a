import { type NextRequest, NextResponse } from 'next/server'
import type { RunningFlag } from '#domain/contract/flags.ts'
import { isTargeted, NO_PLAN } from '#domain/experiments/flag.ts'
import { pageInVariant, testOfPage } from '#domain/experiments/tested-pages.ts'
import { VARIANT_SECONDS, variantCookie, variantOf } from '#domain/experiments/variant.ts'
import { internalPathOfPage } from '#domain/routing/internal-path.ts'
import type { Show } from '#domain/routing/resolve.ts'
import { countryFrom } from '#domain/visitors/acquisition.ts'
import { readFlag } from '#storefront/data/flags.ts'
import { readPlanOf } from '#storefront/data/plan-of-visitor.ts'
import { environment } from '#storefront/env.ts'
import { VARIANT_HEADER } from '#storefront/http/variant-header.ts'

/**
 * A page with variants: each has a separate internal path, so that Next caches it, and the browser receives the right one at
 * once. The answer is for this visitor alone, as its address is the same for all. Visitors outside the targeting of the
 * flag see its control and receive no cookie. Null for every other page, also while its test does not run or the CMS does
 * not respond.
 */
export async function showVariant(request: NextRequest, show: Show): Promise<NextResponse | null> {
  const test = testOfPage(show.page)
  if (test === null) return null
  try {
    const flag = await readFlag(test)
    return flag === undefined ? null : await variantResponse(request, show, flag)
  } catch (error) {
    console.error(error)
    return null
  }
}

async function variantResponse(
  request: NextRequest,
  { page, locale }: Show,
  flag: RunningFlag,
): Promise<NextResponse | null> {
  const cookie = variantCookie(flag.code)
  const kept = request.cookies.get(cookie)?.value
  const isFor = isTargeted(flag, {
    locale,
    country: countryOf(request),
    plan: flag.plans.length === 0 ? NO_PLAN : await readPlanOf(request.headers.get('cookie') ?? ''),
    page: page.family,
  })
  const variant = isFor ? variantOf(flag.variants, kept, Math.random()) : (flag.variants[0]?.code ?? null)
  // Spec section 8: a test with no variant is reported.
  if (variant === null) {
    console.error(`the test ${flag.code} has no variant`)
    return null
  }
  const inside = internalPathOfPage(pageInVariant(page, variant), locale)
  const response = NextResponse.rewrite(new URL(inside, request.url))
  response.headers.set('Cache-Control', 'private, no-cache')
  const isByCookie = flag.countries.length === 0 && flag.plans.length === 0
  if (isFor && isByCookie) response.headers.set(VARIANT_HEADER, variant)
  if (isFor && variant !== kept)
    response.cookies.set(cookie, variant, { path: '/', maxAge: VARIANT_SECONDS, sameSite: 'lax' })
  return response
}

/** The country of a visitor, as the proxy in front names it. */
function countryOf({ headers }: NextRequest): string | null {
  const header = environment().COUNTRY_HEADER
  return countryFrom(header === undefined ? null : headers.get(header))
}
