import type { CuratedLandingPage } from '#seed/landing-pages.ts'
import { ABOUT_PAGE } from './about.ts'
import { AFFILIATE_PAGE } from './affiliate-partner.ts'
import { CUSTOM_ORDER_PAGE } from './custom-order.ts'
import { DESKTOP_PAGES } from './desktop.ts'
import { API_PAGE, DEVELOPERS_PAGE } from './developers.ts'
import { FEATURES_PAGE } from './features.ts'
import { HELP_PAGE } from './help.ts'
import { LEGAL_PAGE } from './legal.ts'
import { PLUGINS_PAGE } from './plugins.ts'
import { PROGRAM_PAGES } from './programs.ts'
import { SECURITY_PAGE } from './security.ts'

/** The information pages of the specification (section 2), each written as one text in each language. */
export const WRITTEN_PAGES: readonly CuratedLandingPage[] = [
  ABOUT_PAGE,
  FEATURES_PAGE,
  SECURITY_PAGE,
  AFFILIATE_PAGE,
  CUSTOM_ORDER_PAGE,
  HELP_PAGE,
  LEGAL_PAGE,
  API_PAGE,
  DEVELOPERS_PAGE,
  PLUGINS_PAGE,
  ...PROGRAM_PAGES,
  ...DESKTOP_PAGES,
]
