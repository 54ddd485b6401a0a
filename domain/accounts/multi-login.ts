/** How long after a page has loaded the modal opens (spec section 9). */
export const MULTI_LOGIN_DELAY_MS = 2_000

/**
 * Pages of the dashboard and of marketing on which somebody with several accounts is left alone until they go on
 * (spec section 4); first segments after the language. An empty word is the home page.
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
  /** The person has accounts of several kinds to choose from. */
  readonly multiLogin: boolean
  /** Words of the address after its language: `['icons', 'heart']`. */
  readonly path: readonly string[]
  readonly msSinceLoad: number
  /** The person went on to this page; they did not land on it. */
  readonly navigated: boolean
  readonly alreadyShown: boolean
}

/**
 * Whether the modal that asks which account to use opens now: once, two seconds after load at the earliest, at once on
 * a page outside the quiet ones and else on the first way to such a page (spec section 4).
 */
export function opensMultiLogin({ multiLogin, path, msSinceLoad, navigated, alreadyShown }: Visit): boolean {
  if (!multiLogin || alreadyShown || isQuiet(path)) return false
  return navigated || msSinceLoad >= MULTI_LOGIN_DELAY_MS
}

function isQuiet([first = '']: readonly string[]): boolean {
  return QUIET_PAGES.has(first)
}
