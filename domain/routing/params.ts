import type { Price, Sort, Variant } from '#domain/assets/facets.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { TemplateCategory } from '#domain/assets/template-categories.ts'
import type { PostSearch } from '#domain/blog/search.ts'
import type { ContactOutcome } from '#domain/contact/contact.ts'
import type { Designation } from '#domain/contributors/designations.ts'
import type { ContributorFinding } from '#domain/contributors/finding.ts'
import type { DesignSection } from '#domain/design-system/sections.ts'
import type { LegalSlug } from '#domain/legal/pages.ts'
import type { LintRule } from '#domain/lint/rule-codes.ts'
import type { SubscribeOutcome } from '#domain/newsletter/outcome.ts'
import type { PlanPage } from '#domain/plans/plan-pages.ts'
import type { AuthView, CanvaView, DashboardSection } from '#domain/routing/account-views.ts'
import type { Chosen } from '#domain/routing/choices.ts'
import type { TakedownQuery } from '#domain/takedown/claim.ts'

/** The forms that listings show; bundles have a listing of their own. */
export type ListedForm = Exclude<Form, 'bundle'>

/** Refinements of a listing, in the query of its address. */
export interface Refinements extends Partial<Chosen> {
  /** 1-based; absent on the first page. */
  readonly page?: number | undefined
  readonly sort?: Sort | undefined
  readonly price?: Price | undefined
  /** Username of the one contributor whose works are shown. */
  readonly contributor?: string | undefined
}

/** Kind and form of a listing: by default every kind, and items. */
export interface Scope {
  readonly kind?: Kind | null | undefined
  readonly form?: ListedForm | undefined
}

/**
 * A listing of the library.
 *
 * `words` is the search as typed or as a slug. With a keyword variant (top, trending, new) it is the keyword, and
 * required.
 */
export interface ListingParams extends Scope, Refinements {
  readonly variant?: Variant | null | undefined
  readonly words?: string | null | undefined
}

/** An item or a pack, at the address of its kind and price. Catalogue cards are valid parameters. */
export interface DetailParams {
  readonly kind: Kind
  readonly free: boolean
  readonly slug: string
}

type Paged = Pick<Refinements, 'page'>
type None = Readonly<Record<never, never>>

interface Slugged {
  readonly slug: string
}

interface Pictured {
  readonly hash: string
}

/** The parameters of each page family. */
export interface RouteParams {
  home: None
  listing: ListingParams
  item: DetailParams
  pack: DetailParams
  bundle: Slugged
  bundles: Paged
  categories: None
  category: Slugged & Scope & Omit<Refinements, 'category'>
  styles: None
  style: Slugged & Omit<Refinements, 'style'>
  /** Styles of icons only. */
  iconStyles: None
  iconStyle: Slugged & Omit<Refinements, 'style'>
  tags: Paged
  /** Keywords by kind. */
  keywords: None
  /** Keywords by initial; by default the first. */
  keywordList: { readonly initial?: string | undefined } & Paged
  collections: Paged
  collection: Slugged & Scope & Refinements
  contributors: ContributorFinding & Paged
  /** Contributors who are hired for one designation. */
  hire: { readonly designation: Designation } & Paged
  contributor: { readonly username: string } & Scope & Omit<Refinements, 'contributor'>
  /** Templates for one use. */
  templateCategory: { readonly use: TemplateCategory } & Refinements
  /** The proxy adds the variant of a test. */
  pricing: { readonly variant?: string | undefined }
  /** A page that sells some of the plans. */
  planPage: { readonly plans: PlanPage }
  /** The page of a coupon. */
  offer: Slugged
  /** The invitation of a user; the page is the same for every code. */
  invitation: { readonly code: string }
  purchase: None
  applyCode: None
  /** After a payment; its query is the order. */
  paymentConfirmation: None
  licences: None
  /** The posts of the blog, those of a topic or an author, and those with words. */
  blog: Paged
  blogCategory: Slugged & Paged
  blogTag: Slugged & Paged
  blogAuthor: Slugged & Paged
  blogAuthors: None
  blogSearch: PostSearch
  blogPost: Slugged
  /** The terms of use or the privacy notice. */
  legal: { readonly slug: LegalSlug }
  /** The contact form; `outcome` after it was sent without scripts. */
  contact: { readonly outcome?: ContactOutcome | undefined }
  /** After the form of the newsletter, and where the link of its first mail leads; `outcome` of the form. */
  subscribed: { readonly outcome?: SubscribeOutcome | undefined }
  /** Where the link of a newsletter ends it. */
  unsubscribe: None
  /** The request form of custom orders; `outcome` as above. */
  customOrder: { readonly outcome?: ContactOutcome | undefined }
  /** The list of all rules for uploads. */
  uploadRules: None
  /** One rule, with examples. */
  uploadRule: { readonly rule: LintRule }
  /** The tokens and parts of the storefront. */
  designSystem: { readonly section: DesignSection }
  /** The claim form of rights holders; `outcome` after it was sent without scripts. */
  takedown: TakedownQuery
  pictureSearch: None
  /** Results of search by picture: an upload, or the original of an item, by its SHA-256. */
  pictureResults: Pictured & Pick<Scope, 'kind'> & Pick<Refinements, 'page' | 'price' | 'style'>
  /** Authentication pages; `team` is the one that `switch-team` switches to. */
  auth: { readonly view: AuthView; readonly team?: string | undefined }
  /** Log-in for a desktop program that opened the browser. */
  loginWithWeb: None
  canva: { readonly view: CanvaView }
  logout: None
  becomeContributor: None
  dashboard: { readonly section: DashboardSection }
  ownCollection: { readonly id: string }
  cart: Slugged
  /** An invoice or a credit note to print. */
  transaction: { readonly transaction: string }
  /** The receipt of a paid cashout, to print. */
  cashoutReceipt: { readonly cashout: string }
  /** A statement of royalties, to print. */
  statement: { readonly statement: string }
  statements: None
  certificateSearch: None
  /** Whether a certificate is valid, by its number in lower case. */
  certificate: { readonly number: string }
  sharedCollection: { readonly key: string }
  /** The page that shows which variant of a test the visitor has; the proxy adds it. */
  testAb: { readonly variant?: string | undefined }
  /** The page that shows the features of this visitor. */
  testGrowthbook: None
  /** The page that shows the settings of this browser. */
  frontendSettings: None
  /** A landing page of a campaign or a subject, optionally of one kind. */
  campaign: Slugged & Pick<Scope, 'kind'> & Refinements
  landing: Slugged & Pick<Scope, 'kind'> & Refinements
  page: Slugged & Pick<Scope, 'kind'> & Refinements
  /** How works are used in one program, and on one system. */
  plugin: Slugged & Pick<Scope, 'kind'> & Refinements
  desktop: Slugged & Pick<Scope, 'kind'> & Refinements
}

export type Family = keyof RouteParams

/** One page of the product: its family and what it shows. */
export type Page = { [F in Family]: { readonly family: F; readonly params: RouteParams[F] } }[Family]
