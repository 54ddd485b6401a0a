import {
  AUTH_VIEW_CODES,
  AUTH_VIEWS,
  type AuthView,
  CANVA_VIEWS,
  type CanvaView,
  DASHBOARD_SECTION_CODES,
  DASHBOARD_SECTIONS,
  type DashboardSection,
} from '#domain/routing/account-views.ts'
import type { Pattern } from '#domain/routing/patterns.ts'
import { isAddressSlug } from '#domain/routing/words.ts'

/** Views that `/login` and `/signup` abbreviate. */
const SHORT: readonly string[] = ['login', 'signup'] satisfies readonly AuthView[]
/** Also of a number with a mistake in it, which the page says. */
const NUMBER = /^[0-9a-z][0-9a-z-]{0,39}$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `/auth/{view}`, and `/auth/switch-team/{uuid}`; `/login`, `/signup` and `/auth` alone redirect to one of them. */
export const authPattern: Pattern<{ readonly view: AuthView; readonly team?: string | undefined }> = {
  words: ['auth', ...SHORT],
  path: ({ view, team }) => ['auth', ...AUTH_VIEWS[view].path, ...(team === undefined ? [] : [team])],
  read: ([first, ...rest]) => {
    if (first !== undefined && SHORT.includes(first)) return readAuth([first, ...rest])
    if (first !== 'auth') return undefined
    return rest.length === 0 ? { view: 'login' } : readAuth(rest)
  },
}

/** `/canva/login` and `/canva/signup` */
export const canvaPattern: Pattern<{ readonly view: CanvaView }> = {
  words: ['canva'],
  path: ({ view }) => ['canva', view],
  read: ([first, view, ...rest]) => {
    const known = CANVA_VIEWS.find((one) => one === view)
    return first === 'canva' && known !== undefined && rest.length === 0 ? { view: known } : undefined
  },
}

/** `/dashboard/{section}`; `/dashboard` alone redirects to the first. */
export const dashboardPattern: Pattern<{ readonly section: DashboardSection }> = {
  words: ['dashboard'],
  path: ({ section }) => ['dashboard', ...DASHBOARD_SECTIONS[section].path],
  read: ([first, ...rest]) => {
    if (first !== 'dashboard') return undefined
    if (rest.length === 0) return { section: 'downloads' }
    const section = DASHBOARD_SECTION_CODES.find((code) => samePath(DASHBOARD_SECTIONS[code].path, rest))
    return section && { section }
  },
}

/** `/dashboard/favorites/{id}`: a collection of the user's own. */
export const ownCollectionPattern: Pattern<{ readonly id: string }> = {
  words: dashboardPattern.words,
  path: ({ id }) => [...dashboardPattern.path({ section: 'favorites' }), id],
  read: (path) => {
    const id = path.at(-1) ?? ''
    const isBelow = samePath(dashboardPattern.path({ section: 'favorites' }), path.slice(0, -1))
    return isBelow && UUID.test(id) ? { id } : undefined
  },
}

/** `/dashboard/carts/{slug}`: a cart of the user's own. */
export const cartPattern: Pattern<{ readonly slug: string }> = {
  words: dashboardPattern.words,
  path: ({ slug }) => [...dashboardPattern.path({ section: 'carts' }), slug],
  read: (path) => {
    const slug = path.at(-1) ?? ''
    const isBelow = samePath(dashboardPattern.path({ section: 'carts' }), path.slice(0, -1))
    return isBelow && isAddressSlug(slug) ? { slug } : undefined
  },
}

/** `/print/transaction/{uuid}`: an invoice or a credit note of the user. */
export const transactionPattern: Pattern<{ readonly transaction: string }> = {
  words: ['print'],
  path: ({ transaction }) => ['print', 'transaction', transaction],
  read: ([first, second, transaction = '', ...rest]) =>
    first === 'print' && second === 'transaction' && UUID.test(transaction) && rest.length === 0
      ? { transaction }
      : undefined,
}

/** `/print/cashout/{uuid}`: the receipt of a cashout of the user. */
export const cashoutReceiptPattern: Pattern<{ readonly cashout: string }> = {
  words: ['print'],
  path: ({ cashout }) => ['print', 'cashout', cashout],
  read: ([first, second, cashout = '', ...rest]) =>
    first === 'print' && second === 'cashout' && UUID.test(cashout) && rest.length === 0
      ? { cashout }
      : undefined,
}

/** `/print/statement/{uuid}`: a statement of royalties of the user. */
export const statementPattern: Pattern<{ readonly statement: string }> = {
  words: ['print'],
  path: ({ statement }) => ['print', 'statement', statement],
  read: ([first, second, statement = '', ...rest]) =>
    first === 'print' && second === 'statement' && UUID.test(statement) && rest.length === 0
      ? { statement }
      : undefined,
}

/** `/certificate/{number}`: whether a licence certificate is valid. */
export const certificatePattern: Pattern<{ readonly number: string }> = {
  words: ['certificate'],
  path: ({ number }) => ['certificate', number],
  read: ([first, number = '', ...rest]) =>
    first === 'certificate' && NUMBER.test(number) && rest.length === 0 ? { number } : undefined,
}

/** `/shared/{key}`: a collection that visitors with the link may see. Addresses are lower-case, so keys are. */
export const sharedPattern: Pattern<{ readonly key: string }> = {
  words: ['shared'],
  path: ({ key }) => ['shared', key],
  read: ([first, key = '', ...rest]) =>
    first === 'shared' && isAddressSlug(key) && rest.length === 0 ? { key } : undefined,
}

function readAuth([word, team, ...rest]: readonly string[]) {
  const view = AUTH_VIEW_CODES.find((code) => samePath(AUTH_VIEWS[code].path, [word ?? '']))
  if (view === undefined || rest.length > 0) return undefined
  if (team === undefined) return { view }
  return view === 'switch-team' && UUID.test(team) ? { view, team } : undefined
}

function samePath(one: readonly string[], other: readonly string[]): boolean {
  return one.join('/') === other.join('/')
}
