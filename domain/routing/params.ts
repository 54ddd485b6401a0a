import type { Price, Sort, Variant } from '#domain/assets/facets.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { TemplateCategory } from '#domain/assets/template-categories.ts'
import type { Designation } from '#domain/contributors/designations.ts'
import type { ContributorFinding } from '#domain/contributors/finding.ts'
import type { AuthView, CanvaView, DashboardSection } from '#domain/routing/account-views.ts'
import type { Chosen } from '#domain/routing/choices.ts'

/** The forms that listings show side by side; bundles have a listing of their own. */
export type ListedForm = Exclude<Form, 'bundle'>

/** What a visitor may narrow or turn in a listing; lives in the query of the address. */
export interface Refinements extends Partial<Chosen> {
  /** 1-based; left out on the first page. */
  readonly page?: number | undefined
  readonly sort?: Sort | undefined
  readonly price?: Price | undefined
  /** Username of the one contributor whose work is shown. */
  readonly contributor?: string | undefined
}

/** Which kind and form a listing shows: every kind and items unless told. */
export interface Scope {
  readonly kind?: Kind | null | undefined
  readonly form?: ListedForm | undefined
}

/**
 * A listing of the library.
 *
 * `words` is what was searched for, as a person types it or as a slug. With a keyword variant (top, trending, new)
 * it is the keyword, and without it there is no such address.
 */
export interface ListingParams extends Scope, Refinements {
  readonly variant?: Variant | null | undefined
  readonly words?: string | null | undefined
}

/** An item or a pack, at the address that its kind and price give it. Cards of the catalogue fit as they are. */
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

/** What each page family needs to be addressed. */
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
  /** The styles that icons come in, apart from those of everything. */
  iconStyles: None
  iconStyle: Slugged & Omit<Refinements, 'style'>
  tags: Paged
  /** What each kind is found by. */
  keywords: None
  /** All of them by their first letter; the first letter unless told. */
  keywordList: { readonly initial?: string | undefined } & Paged
  collections: Paged
  collection: Slugged & Scope & Refinements
  contributors: ContributorFinding & Paged
  /** Those who are hired for one thing. */
  hire: { readonly designation: Designation } & Paged
  contributor: { readonly username: string } & Scope & Omit<Refinements, 'contributor'>
  /** Templates that are made for one use. */
  templateCategory: { readonly use: TemplateCategory } & Refinements
  licences: None
  pictureSearch: None
  /** What looks like a picture: one that was sent, or the original of an item, by its SHA-256. */
  pictureResults: Pictured & Pick<Scope, 'kind'> & Pick<Refinements, 'page' | 'price' | 'style'>
  /** Signing in and what mails lead to; `team` is the one that `switch-team` switches to. */
  auth: { readonly view: AuthView; readonly team?: string | undefined }
  /** Signing in for a program that opened the browser for it. */
  loginWithWeb: None
  canva: { readonly view: CanvaView }
  logout: None
  dashboard: { readonly section: DashboardSection }
  ownCollection: { readonly id: string }
  sharedCollection: { readonly key: string }
  /** A page that editors made for a campaign, or for a subject; both may be of one kind. */
  campaign: Slugged & Pick<Scope, 'kind'> & Refinements
  landing: Slugged & Pick<Scope, 'kind'> & Refinements
}

export type Family = keyof RouteParams

/** One page of the product: its family and what it shows. */
export type Page = { [F in Family]: { readonly family: F; readonly params: RouteParams[F] } }[Family]
