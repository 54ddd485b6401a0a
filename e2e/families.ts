import type { Page, Response } from '@playwright/test'
import { decideGuard, type Guard } from '#domain/accounts/guards.ts'
import type { BlogAddress, BlogPlace } from '#domain/blog/addresses.ts'
import { blogAddressesSchema } from '#domain/contract/blog.ts'
import { type Card, taxonomySchema } from '#domain/contract/catalogue.ts'
import {
  collectionsSchema,
  contributorsSchema,
  keywordsSchema,
  stylesSchema,
} from '#domain/contract/directories.ts'
import { landingAddressesSchema } from '#domain/contract/landing.ts'
import type { LandingAddress, LandingPlace } from '#domain/landing/places.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { FAMILIES } from '#domain/routing/families.ts'
import { href } from '#domain/routing/href.ts'
import type { Family, RouteParams } from '#domain/routing/params.ts'
import { resolve } from '#domain/routing/resolve.ts'
import type { Catalogue } from '#e2e/catalogue.ts'

/** The id of a collection that does not exist; visitors are sent to sign up for any id. */
const MISSING_COLLECTION = '2f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77'

/** A well-formed number that no certificate has. */
const UNKNOWN_CERTIFICATE = '0000-0000-0000-00'

/** A well-formed code that no account has. */
const UNKNOWN_INVITATION = '000000000000'

/** The address of one page of each family of the route table, from the fixture catalogue. */
export async function addressOfEachFamily(
  catalogue: Catalogue,
  locale: Locale,
): Promise<Record<Family, string>> {
  const [category] = taxonomySchema.parse(await catalogue.read('categories', 'categories'))
  const [style] = stylesSchema.parse(await catalogue.read('styles', 'styles'))
  const [iconStyle] = stylesSchema.parse(await catalogue.read('styles', 'styles', { kind: 'icon' }))
  const collections = collectionsSchema.parse(await catalogue.read('collections', 'collections'))
  const keywords = keywordsSchema.parse(
    await catalogue.read('keywords', 'keywords', { lang: LOCALES[locale].bcp47 }),
  )
  const contributors = contributorsSchema.parse(await catalogue.read('contributors', 'contributors'))
  const landingPages = landingAddressesSchema.parse(await catalogue.read('landing-pages', 'landingPages'))
  const blogPages = blogAddressesSchema.parse(await catalogue.read('blog/addresses', 'addresses'))
  const slug = present(category).slug
  const { username } = present(contributors.entries[0])
  return {
    home: href('home', locale),
    item: href('item', locale, await firstOf(catalogue, 'item')),
    pack: href('pack', locale, await firstOf(catalogue, 'pack')),
    bundle: href('bundle', locale, await firstOf(catalogue, 'bundle')),
    listing: href('listing', locale, { kind: 'icon', variant: 'latest', page: 2 }),
    bundles: href('bundles', locale),
    categories: href('categories', locale),
    category: href('category', locale, { slug, kind: 'icon' }),
    styles: href('styles', locale),
    style: href('style', locale, present(style)),
    iconStyles: href('iconStyles', locale),
    iconStyle: href('iconStyle', locale, present(iconStyle)),
    tags: href('tags', locale),
    keywords: href('keywords', locale),
    keywordList: href('keywordList', locale, { initial: present(keywords.initials[0]).initial }),
    collections: href('collections', locale),
    collection: href('collection', locale, { slug: present(collections.entries[0]).slug }),
    contributors: href('contributors', locale, { order: 'name' }),
    hire: href('hire', locale, { designation: 'illustrator' }),
    contributor: href('contributor', locale, { username, form: 'pack' }),
    pricing: href('pricing', locale),
    planPage: href('planPage', locale, { plans: 'access' }),
    offer: href('offer', locale, { slug: 'welcome' }),
    invitation: href('invitation', locale, { code: UNKNOWN_INVITATION }),
    purchase: href('purchase', locale),
    applyCode: href('applyCode', locale),
    testAb: href('testAb', locale),
    subscribed: href('subscribed', locale),
    unsubscribe: href('unsubscribe', locale),
    testGrowthbook: href('testGrowthbook', locale),
    frontendSettings: href('frontendSettings', locale),
    paymentConfirmation: href('paymentConfirmation', locale),
    licences: href('licences', locale),
    blog: href('blog', locale),
    blogCategory: href('blogCategory', locale, { slug: blogSlug(blogPages, 'category') }),
    blogTag: href('blogTag', locale, { slug: blogSlug(blogPages, 'tag') }),
    blogAuthor: href('blogAuthor', locale, { slug: blogSlug(blogPages, 'author') }),
    blogAuthors: href('blogAuthors', locale),
    blogSearch: href('blogSearch', locale, { query: 'icon' }),
    blogPost: href('blogPost', locale, { slug: blogSlug(blogPages, 'post') }),
    legal: href('legal', locale, { slug: 'terms' }),
    contact: href('contact', locale),
    customOrder: href('customOrder', locale),
    uploadRules: href('uploadRules', locale),
    uploadRule: href('uploadRule', locale, { rule: 'L404' }),
    designSystem: href('designSystem', locale, { section: 'elements' }),
    takedown: href('takedown', locale),
    pictureSearch: href('pictureSearch', locale),
    pictureResults: href('pictureResults', locale, {
      hash: (await firstOf(catalogue, 'item')).preview.sha256,
      kind: 'icon',
    }),
    auth: href('auth', locale, { view: 'signup' }),
    loginWithWeb: href('loginWithWeb', locale),
    canva: href('canva', locale, { view: 'login' }),
    logout: href('logout', locale),
    becomeContributor: href('becomeContributor', locale),
    dashboard: href('dashboard', locale, { section: 'profile' }),
    cart: href('cart', locale, { slug: 'nobodys-cart' }),
    ownCollection: href('ownCollection', locale, { id: MISSING_COLLECTION }),
    templateCategory: href('templateCategory', locale, { use: 'social' }),
    campaign: href('campaign', locale, { slug: landingPage(landingPages, 'campaign') }),
    landing: href('landing', locale, { slug: landingPage(landingPages, 'root') }),
    page: href('page', locale, { slug: landingPage(landingPages, 'page') }),
    plugin: href('plugin', locale, { slug: landingPage(landingPages, 'plugin') }),
    desktop: href('desktop', locale, { slug: landingPage(landingPages, 'desktop') }),
    transaction: href('transaction', locale, { transaction: MISSING_COLLECTION }),
    cashoutReceipt: href('cashoutReceipt', locale, { cashout: MISSING_COLLECTION }),
    statement: href('statement', locale, { statement: MISSING_COLLECTION }),
    statements: href('statements', locale),
    certificateSearch: href('certificateSearch', locale),
    certificate: href('certificate', locale, { number: UNKNOWN_CERTIFICATE }),
    sharedCollection: href('sharedCollection', locale, { key: 'nobody-shares-this' }),
  }
}

/**
 * Opens one of these pages as a visitor. Scripts redirect from some of them; then it waits until the other page has
 * loaded, so that a test does not read the page while it is left.
 */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  const target = redirectOfVisitors(address)
  if (target !== null) await page.waitForURL(({ pathname, search }) => pathname + search === target)
  return response
}

/** Where the scripts of a page send visitors: from log-out to the home page, from personal pages to sign-up. */
function redirectOfVisitors(address: string): string | null {
  const { pathname, search } = new URL(address, 'http://localhost')
  const shown = resolve({ pathname, search })
  if (shown.kind !== 'page') return null
  const { page, locale } = shown
  if (page.family === 'logout') return href('home', locale)
  const guard = guardOf(page.family, page.params)
  const verdict = guard && decideGuard(guard, { session: 'visitor', locale, address })
  return verdict?.do === 'leave' ? verdict.to : null
}

function guardOf<F extends Family>(family: F, params: RouteParams[F]): Guard | null {
  return FAMILIES[family].guard(params)
}

function landingPage(pages: readonly LandingAddress[], at: LandingPlace): string {
  return present(pages.find(({ place }) => place === at)).slug
}

function blogSlug(pages: readonly BlogAddress[], at: BlogPlace): string {
  return present(pages.find(({ place }) => place === at)).slug
}

/** The first card of a listing of every kind. */
export async function firstOf<F extends Card['form']>(
  catalogue: Catalogue,
  form: F,
  query: Readonly<Record<string, string>> = {},
): Promise<Extract<Card, { form: F }>> {
  const { hits } = await catalogue.listing({ ...query, form })
  return present(hits.find((card): card is Extract<Card, { form: F }> => card.form === form))
}

/** @throws Error for a kind of page that the seed has no example of */
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the fixture catalogue lacks something that every seed has')
  return value
}
