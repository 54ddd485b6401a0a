import type { Locale } from '#domain/locales/locales.ts'
import { AUTH_VIEW_CODES, CANVA_VIEWS, DASHBOARD_SECTION_CODES } from '#domain/routing/account-views.ts'
import { FAMILIES, FAMILY_CODES } from '#domain/routing/families.ts'
import { href } from '#domain/routing/href.ts'
import type { Family } from '#domain/routing/params.ts'

/** The id of a row that does not exist. */
const MISSING_ID = '2f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77'

/** Not indexed, but the same for all users: picture results, posts that a search finds, the design system, the pages of flags and settings. */
const NOT_PERSONAL: ReadonlySet<Family> = new Set([
  'pictureResults',
  'blogSearch',
  'designSystem',
  'testAb',
  'testGrowthbook',
  'frontendSettings',
  'subscribed',
  'unsubscribe',
])

/** Every address of the families with personal pages, by family. */
const ADDRESSES: Partial<Record<Family, (locale: Locale) => readonly string[]>> = {
  auth: (locale) => AUTH_VIEW_CODES.map((view) => href('auth', locale, { view })),
  loginWithWeb: (locale) => [href('loginWithWeb', locale)],
  canva: (locale) => CANVA_VIEWS.map((view) => href('canva', locale, { view })),
  logout: (locale) => [href('logout', locale)],
  becomeContributor: (locale) => [href('becomeContributor', locale)],
  dashboard: (locale) => DASHBOARD_SECTION_CODES.map((section) => href('dashboard', locale, { section })),
  purchase: (locale) => [href('purchase', locale)],
  applyCode: (locale) => [href('applyCode', locale)],
  paymentConfirmation: (locale) => [href('paymentConfirmation', locale)],
  transaction: (locale) => [href('transaction', locale, { transaction: MISSING_ID })],
  offer: (locale) => [href('offer', locale, { slug: 'welcome' })],
  invitation: (locale) => [href('invitation', locale, { code: '000000000000' })],
  statement: (locale) => [href('statement', locale, { statement: MISSING_ID })],
  cashoutReceipt: (locale) => [href('cashoutReceipt', locale, { cashout: MISSING_ID })],
  cart: (locale) => [href('cart', locale, { slug: 'nobodys-cart' })],
  ownCollection: (locale) => [href('ownCollection', locale, { id: MISSING_ID })],
  certificate: (locale) => [href('certificate', locale, { number: '0000-0000-0000-00' })],
  sharedCollection: (locale) => [href('sharedCollection', locale, { key: 'nobody-shares-this' })],
}

/** @throws Error for a personal family that is missing in `ADDRESSES` */
export function personalPages(locale: Locale): readonly string[] {
  return FAMILY_CODES.filter((family) => !FAMILIES[family].indexed && !NOT_PERSONAL.has(family)).flatMap(
    (family) => {
      const addresses = ADDRESSES[family]
      if (addresses === undefined) throw new Error(`no address of the family ${family} is listed`)
      return addresses(locale)
    },
  )
}
