import { type NextRequest, NextResponse } from 'next/server'
import { blogPath } from '#domain/blog/addresses.ts'
import { feedAt, feedPath } from '#domain/blog/feeds.ts'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'
import { previewBehind } from '#domain/landing/preview.ts'
import { DEFAULT_LOCALE, LOCALE_COOKIE, type Locale } from '#domain/locales/locales.ts'
import { negotiateLocale } from '#domain/locales/negotiate.ts'
import { blogAddressOf } from '#domain/routing/blog-address.ts'
import { moved } from '#domain/routing/moved.ts'
import { type Asked, type Redirect, type Resolution, resolve, type Show } from '#domain/routing/resolve.ts'
import { type Settled, settle } from '#domain/routing/settle.ts'
import { isOffered, type Offer } from '#domain/site/offer.ts'
import { readAddressOf } from '#storefront/data/addresses.ts'
import { blogPageExists } from '#storefront/data/blog.ts'
import { landingPageExists } from '#storefront/data/landing.ts'
import { pictureSearchExists } from '#storefront/data/picture-search-exists.ts'
import { readRedirectOf } from '#storefront/data/redirects.ts'
import { readOffer } from '#storefront/data/site.ts'
import { environment } from '#storefront/env.ts'
import {
  withPageHeaders,
  withPanelHeaders,
  withPreviewHeaders,
  withRobots,
} from '#storefront/http/headers.ts'
import { keepLocale } from '#storefront/http/locale-cookie.ts'
import { showVariant } from '#storefront/http/page-variant.ts'
import { addressBehind, isConsole, isPanel } from '#storefront/http/proxied-paths.ts'
import { REFUSAL_HEADER } from '#storefront/http/refusal-header.ts'
import { ROBOTS_PATH, robotsText } from '#storefront/http/robots.ts'
import { searchBehind } from '#storefront/http/search-paths.ts'

/** Everything except what this process serves directly. */
export const config = { matcher: ['/((?!_next/|menu/|revalidate$|favicon\\.ico$|icon\\.svg$).*)'] }

/** Added by Next when a page fetches the data of another. */
const NEXT_OWN_PARAMETER = /[?&]_rsc=[^&]*$/

/**
 * Routes every request of the public address by the rules of `domain/routing`. It authorises nothing: that is left to
 * the server that owns the data.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = new URL(request.url)
  const asked: Asked = {
    pathname,
    search: search.replace(NEXT_OWN_PARAMETER, ''),
    cookieLocale: request.cookies.get(LOCALE_COOKIE)?.value,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  }
  if (request.headers.has(REFUSAL_HEADER))
    return withPageHeaders(refuse(request, resolve(asked).locale, 'unavailable'))
  const engine = searchBehind(request.method, pathname + search, environment().SEARCH_URL)
  if (engine === 'closed') return refuse(request, DEFAULT_LOCALE, 'not-found')
  if (engine !== null) return NextResponse.rewrite(engine)
  if (pathname === ROBOTS_PATH) return new NextResponse(robotsText(environment()))
  const behind = addressBehind(pathname)
  if (behind !== null) {
    const forwarded = withRobots(NextResponse.rewrite(new URL(behind + search)))
    return isPanel(pathname) || isConsole(pathname) ? withPanelHeaders(forwarded) : forwarded
  }

  const feed = feedResponse(request, asked)
  if (feed !== null) return withRobots(feed)
  const preview = previewBehind(pathname)
  if (preview !== null) return withPreviewHeaders(NextResponse.rewrite(new URL(preview, request.url)))
  const offer = await readOffer()
  const offered: Asked = { ...asked, offer }
  const resolution = resolve(offered)
  const response = keepLocale(request, await settled(request, offered, resolution, offer))
  return withPageHeaders(response, { embeds: mayEmbed(resolution) })
}

/** Whether editors may have put frames of other sites on the page. */
function mayEmbed(resolution: Resolution): boolean {
  return (
    resolution.kind === 'landing' || (resolution.kind === 'page' && resolution.page.family === 'blogPost')
  )
}

/** Looks up in the CMS what a path alone does not show: the asset at a slug, an editor's redirect. */
async function settled(
  request: NextRequest,
  asked: Asked,
  resolution: Resolution,
  offer: Offer,
): Promise<NextResponse> {
  try {
    const known = await lookedUp(resolution)
    if (known.kind === 'page' && !isOffered(known.page, offer))
      return refuse(request, known.locale, 'not-found')
    if (known.kind === 'page' && (await hasEnded(known)))
      return refuse(request, known.locale, 'picture-search-ended')
    const variant = known.kind === 'page' ? await showVariant(request, known) : null
    if (variant !== null) return variant
    return answer(
      request,
      known.kind === 'missing' ? moved(known, await readRedirectOf(known.path), asked) : known,
    )
  } catch (error) {
    console.error(error)
    return refuse(request, resolution.locale, 'unavailable')
  }
}

async function lookedUp(resolution: Resolution): Promise<Settled> {
  switch (resolution.kind) {
    case 'lookup':
      return settle(resolution, await readAddressOf(resolution.form, resolution.slug))
    case 'landing':
      return (await landingPageExists(resolution.at)) ? resolution.published : resolution.otherwise
    case 'page': {
      const at = blogAddressOf(resolution.page)
      if (at === null || (await blogPageExists(at))) return resolution
      return { kind: 'missing', locale: resolution.locale, path: blogPath(at) }
    }
    default:
      return resolution
  }
}

/** The feed of an address; without a language, the visitor's is added. Null for any other address. */
function feedResponse(request: NextRequest, asked: Asked): NextResponse | null {
  const feed = feedAt(asked.pathname)
  if (feed === null) return null
  const { format, locale } = feed
  if (locale !== null) return NextResponse.rewrite(new URL(`/feeds/${locale}/${format}`, request.url))
  const wanted = negotiateLocale({ cookie: asked.cookieLocale, acceptLanguage: asked.acceptLanguage })
  return redirect(request, { kind: 'redirect', locale: wanted, to: feedPath(format, wanted), personal: true })
}

/**
 * A picture search expires after a day. Checked here, because Next sends the status of a page before it reads the
 * search.
 */
async function hasEnded({ page }: Show): Promise<boolean> {
  return page.family === 'pictureResults' && !(await pictureSearchExists(page.params.hash))
}

function answer(request: NextRequest, settled: Settled): NextResponse {
  switch (settled.kind) {
    case 'page':
      return NextResponse.rewrite(new URL(settled.inside, request.url))
    case 'redirect':
      return redirect(request, settled)
    case 'missing':
      return refuse(request, settled.locale, 'not-found')
    case 'gone':
      return refuse(request, settled.locale, 'gone')
    case 'withheld':
      return refuse(request, settled.locale, 'work-withheld')
  }
}

/**
 * A redirect that depends on the visitor's language must not be stored by shared caches, nor for good by the browser.
 */
function redirect(request: NextRequest, { to, personal, locale }: Redirect): NextResponse {
  const target = new URL(to, request.url)
  // Redirects never leave the site.
  if (target.origin !== new URL(request.url).origin) return refuse(request, locale, 'not-found')
  const response = NextResponse.redirect(target, 301)
  if (personal) {
    response.headers.set('Cache-Control', 'private, no-cache')
    response.headers.set('Vary', 'Accept-Language, Cookie')
  }
  return response
}

/** The error page in the visitor's language, at the requested address and with its real status. */
function refuse(request: NextRequest, locale: Locale, code: ErrorCode): NextResponse {
  const page = new URL(`/${locale}/errors/${code}`, request.url)
  const response = NextResponse.rewrite(page, { status: ERRORS[code].status })
  response.headers.set('Cache-Control', 'private, no-cache')
  return response
}
