/** Delay between page load and opening of the modal (spec section 9). */
export const MULTI_LOGIN_DELAY_MS = 2_000

/**
 * Pages of the dashboard and of marketing on which the modal does not open until the user navigates (spec section 4);
 * first segments after the language. An empty word is the home page.
 */
const QUIET_PAGES: ReadonlySet<string> = new Set([
  '',
  'auth',
  'login',
  'signup',
  'dashboard',
  'pricing',
  'plans-and-pricing',
  'pro-plans',
  'payment-confirmation',
  'purchase',
  'print',
  'legal',
  'licenses',
  'about',
  'features',
])

interface Visit {
  /** The user has accounts of several kinds. */
  readonly multiLogin: boolean
  /** Segments of the address after its language: `['icons', 'heart']`. */
  readonly path: readonly string[]
  readonly msSinceLoad: number
  /** The user navigated to this page within the site. */
  readonly navigated: boolean
  readonly alreadyShown: boolean
}

/**
 * Whether the modal that asks which account to use opens now: once, at the earliest two seconds after load, at once on
 * a page outside the quiet ones, otherwise on the first navigation to such a page (spec section 4).
 */
export function opensMultiLogin({ multiLogin, path, msSinceLoad, navigated, alreadyShown }: Visit): boolean {
  if (!multiLogin || alreadyShown || isQuiet(path)) return false
  return navigated || msSinceLoad >= MULTI_LOGIN_DELAY_MS
}

function isQuiet([first = '']: readonly string[]): boolean {
  return QUIET_PAGES.has(first)
}
