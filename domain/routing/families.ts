import type { Guard } from '#domain/accounts/guards.ts'
import type { Form } from '#domain/assets/forms.ts'
import { printContactOutcome, readContactOutcome } from '#domain/contact/outcome.ts'
import { printFinding, readFinding } from '#domain/contributors/finding.ts'
import type { LandingPlace } from '#domain/landing/places.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { printSubscribeOutcome, readSubscribeOutcome } from '#domain/newsletter/outcome.ts'
import {
  authPattern,
  canvaPattern,
  cartPattern,
  cashoutReceiptPattern,
  certificatePattern,
  dashboardPattern,
  ownCollectionPattern,
  sharedPattern,
  statementPattern,
  transactionPattern,
} from '#domain/routing/account-patterns.ts'
import { AUTH_VIEWS, CANVA_GUARD, DASHBOARD_SECTIONS } from '#domain/routing/account-views.ts'
import {
  blogPattern,
  blogPostPattern,
  blogTopicPattern,
  printPostSearch,
  readPostSearch,
} from '#domain/routing/blog-patterns.ts'
import { designPattern } from '#domain/routing/design-patterns.ts'
import type { Family, RouteParams } from '#domain/routing/params.ts'
import {
  contributorPattern,
  detailPattern,
  fixed,
  hirePattern,
  keywordsPattern,
  landingPattern,
  legalPattern,
  listingPattern,
  type Pattern,
  PICTURES,
  picturePattern,
  scoped,
  slugged,
  templatePattern,
  uploadRulePattern,
  uploadRulesPattern,
} from '#domain/routing/patterns.ts'
import {
  invitationPattern,
  offerPattern,
  planPagePattern,
  pricingPattern,
} from '#domain/routing/plan-patterns.ts'
import { REFINEMENTS, type Refinement, refinementsOfListing } from '#domain/routing/refinements.ts'
import { printUniconsQuery, readUniconsQuery } from '#domain/routing/unicons.ts'
import { printTakedownQuery, readTakedownQuery } from '#domain/takedown/claim.ts'

/** Parameters that `read` parses from a query, without invalid ones, and `print` writes. */
interface OwnQuery<P> {
  readonly read: (query: URLSearchParams, named: P) => Partial<P>
  readonly print: (params: P) => readonly (readonly [name: string, value: string])[]
}

interface FamilyFacts<F extends Family> extends Pattern<RouteParams[F]> {
  /** The query parameters that have an effect. */
  readonly refinements: (params: RouteParams[F]) => readonly Refinement[]
  /** Query parameters that refine no listing, where there are any. */
  readonly ownQuery?: OwnQuery<RouteParams[F]>
  /** Set for pages of one asset: the form that is looked up to validate the address. */
  readonly asset: Form | null
  /** Set for landing pages: publication is looked up to validate the address. */
  readonly landing: LandingPlace | null
  /** The languages it is offered in; other languages redirect to English (spec section 1). */
  readonly locales: readonly Locale[]
  /**
   * The required session (spec section 6); null for none. Enforced in the browser, since cached pages are the same for
   * all.
   */
  readonly guard: (params: RouteParams[F]) => Guard | null
  /** Whether search engines may index it, where the site is open to them. */
  readonly indexed: boolean
}

const plain = {
  refinements: () => [],
  asset: null,
  landing: null,
  locales: LOCALE_CODES,
  guard: () => null,
  indexed: true,
} as const
const unlisted = { ...plain, indexed: false } as const
const paged = { ...plain, refinements: (): readonly Refinement[] => ['page'] }
const refined = { ...plain, refinements: () => REFINEMENTS }
const categorised = { ...plain, refinements: () => allBut('category') }
const styled = { ...plain, refinements: () => allBut('style') }
/** An uploaded picture is stored for a day. */
const pictured = { ...unlisted, refinements: (): readonly Refinement[] => ['page', 'price', 'style'] }
const contributed = { ...plain, refinements: () => allBut('contributor') }

/**
 * Every page family of the storefront. The first that reads an address wins: `/3d/{slug}` is a detail, `/3d` a
 * listing.
 */
export const FAMILIES: { readonly [F in Family]: FamilyFacts<F> } = {
  home: { ...plain, ...fixed() },
  item: { ...plain, ...detailPattern('item'), asset: 'item' },
  pack: { ...plain, ...detailPattern('pack'), asset: 'pack' },
  templateCategory: { ...refined, ...templatePattern },
  listing: {
    ...plain,
    ...listingPattern,
    refinements: ({ variant }) => refinementsOfListing(variant),
    ownQuery: { read: readUniconsQuery, print: printUniconsQuery },
  },
  bundle: { ...plain, ...slugged('bundles'), asset: 'bundle' },
  bundles: { ...paged, ...fixed('bundles') },
  categories: { ...plain, ...fixed('categories') },
  category: { ...categorised, ...scoped('categories') },
  styles: { ...plain, ...fixed('styles') },
  style: { ...styled, ...slugged('styles') },
  iconStyles: { ...plain, ...fixed('icon-styles') },
  iconStyle: { ...styled, ...slugged('icon-styles') },
  tags: { ...paged, ...fixed('tags') },
  keywords: { ...plain, ...fixed('keywords') },
  keywordList: { ...paged, ...keywordsPattern },
  collections: { ...paged, ...fixed('collections') },
  collection: { ...refined, ...scoped('collections') },
  contributors: {
    ...paged,
    ...fixed('contributors'),
    ownQuery: { read: readFinding, print: printFinding },
  },
  hire: { ...paged, ...hirePattern },
  contributor: { ...contributed, ...contributorPattern },
  pricing: { ...plain, ...pricingPattern },
  planPage: { ...plain, ...planPagePattern },
  offer: { ...unlisted, ...offerPattern },
  invitation: { ...unlisted, ...invitationPattern },
  /** Where a visitor who chose a plan signs up and continues; its query is the choice. */
  purchase: { ...unlisted, ...fixed('purchase', 'plan') },
  applyCode: { ...unlisted, ...fixed('apply-code') },
  paymentConfirmation: { ...unlisted, ...fixed('payment-confirmation'), guard: () => 'auth' },
  licences: { ...plain, ...fixed('licenses') },
  blog: { ...plain, ...blogPattern },
  blogCategory: { ...plain, ...blogTopicPattern('category') },
  blogTag: { ...plain, ...blogTopicPattern('tag') },
  blogAuthor: { ...plain, ...blogTopicPattern('author') },
  blogAuthors: { ...plain, ...fixed('blog', 'profile') },
  blogSearch: {
    ...unlisted,
    ...fixed('blog', 'keyword'),
    ownQuery: { read: readPostSearch, print: printPostSearch },
  },
  blogPost: { ...plain, ...blogPostPattern },
  legal: { ...plain, ...legalPattern },
  contact: {
    ...plain,
    ...fixed('contact'),
    ownQuery: { read: readContactOutcome, print: printContactOutcome },
  },
  subscribed: {
    ...unlisted,
    ...fixed('subscribe', 'thank-you'),
    ownQuery: { read: readSubscribeOutcome, print: printSubscribeOutcome },
  },
  unsubscribe: { ...unlisted, ...fixed('unsubscribe') },
  customOrder: {
    ...plain,
    ...fixed('custom-order', 'request'),
    ownQuery: { read: readContactOutcome, print: printContactOutcome },
  },
  uploadRules: { ...plain, ...uploadRulesPattern },
  uploadRule: { ...plain, ...uploadRulePattern },
  designSystem: { ...unlisted, ...designPattern },
  takedown: {
    ...plain,
    ...fixed('takedown'),
    ownQuery: { read: readTakedownQuery, print: printTakedownQuery },
  },
  pictureSearch: { ...plain, ...fixed(PICTURES) },
  pictureResults: { ...pictured, ...picturePattern },
  auth: { ...unlisted, ...authPattern, guard: ({ view }) => AUTH_VIEWS[view].guard },
  loginWithWeb: { ...unlisted, ...fixed('login-with-web') },
  canva: { ...unlisted, ...canvaPattern, guard: () => CANVA_GUARD },
  logout: { ...unlisted, ...fixed('auth-logout') },
  becomeContributor: { ...unlisted, ...fixed('become-contributor'), guard: () => 'auth' },
  dashboard: {
    ...unlisted,
    ...dashboardPattern,
    guard: ({ section }) => DASHBOARD_SECTIONS[section].guard,
  },
  ownCollection: { ...unlisted, ...ownCollectionPattern, guard: () => DASHBOARD_SECTIONS.favorites.guard },
  cart: { ...unlisted, ...cartPattern, guard: () => DASHBOARD_SECTIONS.carts.guard },
  transaction: { ...unlisted, ...transactionPattern, guard: () => 'auth' },
  cashoutReceipt: { ...unlisted, ...cashoutReceiptPattern, guard: () => 'auth' },
  statement: { ...unlisted, ...statementPattern, guard: () => 'auth' },
  /** The published roots of statements, and their check. */
  statements: { ...plain, ...fixed('statements') },
  /** The form for the number of a certificate. */
  certificateSearch: { ...plain, ...fixed('certificate') },
  certificate: { ...unlisted, ...certificatePattern },
  sharedCollection: { ...unlisted, ...sharedPattern },
  testAb: { ...unlisted, ...fixed('test', 'ab') },
  testGrowthbook: { ...unlisted, ...fixed('test', 'growthbook') },
  frontendSettings: { ...unlisted, ...fixed('frontend-settings') },
  campaign: { ...refined, ...landingPattern('campaign'), landing: 'campaign' },
  page: { ...refined, ...landingPattern('page'), landing: 'page' },
  plugin: { ...refined, ...landingPattern('plugin'), landing: 'plugin' },
  desktop: { ...refined, ...landingPattern('desktop'), landing: 'desktop' },
  // Reads any word, so it must be the last.
  landing: { ...refined, ...landingPattern('root'), landing: 'root' },
}

export const FAMILY_CODES = Object.keys(FAMILIES) as readonly Family[]

/** All refinements but one that the path itself expresses. */
function allBut(said: Refinement): readonly Refinement[] {
  return REFINEMENTS.filter((name) => name !== said)
}
