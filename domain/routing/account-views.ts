import type { Guard } from '#domain/accounts/guards.ts'

interface Place {
  /** Its segments after `/auth` or `/dashboard`. */
  readonly path: readonly string[]
  /** The required session (spec section 6); null for none. */
  readonly guard: Guard | null
}

/**
 * Authentication pages (spec section 2). Links of mails lead to those with a `token`, which work with and without a
 * session.
 */
export const AUTH_VIEWS = {
  login: { path: ['login'], guard: 'guest' },
  signup: { path: ['signup'], guard: 'guest' },
  'forgot-password': { path: ['forgot-password'], guard: null },
  'reset-password': { path: ['reset-password'], guard: null },
  'verify-email': { path: ['verify-email'], guard: null },
  'change-email': { path: ['change-email'], guard: null },
  /** The link of an invitation to work for a contributor. */
  'join-team': { path: ['join-team'], guard: 'auth' },
  /** The link of an invitation to a team of subscribers. */
  'team-invitation': { path: ['team-invitation'], guard: 'auth' },
  /** The claim of an imported profile, which its query names. */
  'claim-profile': { path: ['claim-profile'], guard: 'auth' },
  /** The answer of a contributor without an account to a claim, by a mailed link. */
  'answer-claim': { path: ['answer-claim'], guard: null },
  /** After the account was deleted. */
  'account-deleted': { path: ['account-deleted'], guard: null },
  'switch-user': { path: ['switch-user'], guard: 'auth' },
  'switch-team': { path: ['switch-team'], guard: 'auth' },
} as const satisfies Record<string, Place>

export type AuthView = keyof typeof AUTH_VIEWS
export const AUTH_VIEW_CODES = Object.keys(AUTH_VIEWS) as readonly AuthView[]

/** Sign-up pages for visitors who come from Canva. */
export const CANVA_VIEWS = ['login', 'signup'] as const
export const CANVA_GUARD = 'guest' satisfies Guard
export type CanvaView = (typeof CANVA_VIEWS)[number]

/** Sections of a user's own pages. */
export const DASHBOARD_SECTIONS = {
  downloads: { path: ['downloads'], guard: 'auth' },
  certificates: { path: ['certificates'], guard: 'auth' },
  favorites: { path: ['favorites'], guard: 'auth' },
  /** The user's own cart, without its address. */
  carts: { path: ['carts'], guard: 'auth' },
  members: { path: ['members'], guard: 'team' },
  notifications: { path: ['notifications'], guard: 'notifications' },
  'notification-settings': { path: ['notifications', 'settings'], guard: 'notifications' },
  subscriptions: { path: ['subscriptions'], guard: 'auth' },
  /** Part of the subscriptions: not in the navigation. */
  upgrade: { path: ['subscriptions', 'upgrade'], guard: 'auth' },
  /** What the plans of the account in use were used for, by day. */
  usage: { path: ['usage'], guard: 'auth' },
  billing: { path: ['billing'], guard: 'auth' },
  transactions: { path: ['transactions'], guard: 'auth' },
  referral: { path: ['referral'], guard: 'auth' },
  affiliation: { path: ['affiliation'], guard: 'auth' },
  /** Identity, tax form and payout method; only contributors have them. */
  'payout-details': { path: ['payout-details'], guard: 'auth' },
  /** What a contributor earned, and its payment. */
  cashouts: { path: ['cashouts'], guard: 'auth' },
  /** What each closed month paid, line by line; only contributors have them. */
  statements: { path: ['statements'], guard: 'auth' },
  profile: { path: ['profile'], guard: 'auth' },
} as const satisfies Record<string, Place>

export type DashboardSection = keyof typeof DASHBOARD_SECTIONS
/** Sections that the navigation of contributors alone has. */
export const CONTRIBUTOR_SECTIONS: ReadonlySet<DashboardSection> = new Set(['payout-details', 'statements'])

/**
 * The navigation of a user's own pages: groups in their order, each with its sections. Groups of other accounts have no
 * entry that is shown.
 */
export const DASHBOARD_GROUPS = {
  library: ['downloads', 'favorites', 'certificates', 'usage'],
  purchases: ['subscriptions', 'members', 'carts', 'transactions', 'billing'],
  earnings: ['statements', 'cashouts', 'payout-details', 'affiliation', 'referral'],
  account: ['profile', 'notifications', 'notification-settings'],
} as const satisfies Record<string, readonly DashboardSection[]>

export type DashboardGroup = keyof typeof DASHBOARD_GROUPS
export const DASHBOARD_GROUP_CODES = Object.keys(DASHBOARD_GROUPS) as readonly DashboardGroup[]

/** The section whose entry of the navigation a page belongs to. */
export function sectionInMenu(section: DashboardSection): DashboardSection {
  return section === 'upgrade' ? 'subscriptions' : section
}

export const DASHBOARD_SECTION_CODES = Object.keys(DASHBOARD_SECTIONS) as readonly DashboardSection[]
