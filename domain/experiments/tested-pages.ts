import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { BILLING_PERIODS } from '#domain/plans/plan.ts'
import { href } from '#domain/routing/href.ts'
import type { Page } from '#domain/routing/params.ts'
import { variantCookie } from './variant.ts'

interface TestedPage {
  readonly family: 'testAb' | 'pricing'
  /** The variants that the page has, the usual one first; null for a page that shows any variant. */
  readonly variants: readonly string[] | null
}

/** Flags that decide what a page shows, and the page of each. Its address has no parameters. */
const TESTED_PAGES = {
  'test-ab': { family: 'testAb', variants: null },
  /** The period of payment that the pricing page opens with. */
  'pricing-period': { family: 'pricing', variants: [...BILLING_PERIODS].toReversed() },
} as const satisfies Readonly<Record<string, TestedPage>>

const TESTS: readonly (readonly [test: string, page: TestedPage])[] = Object.entries(TESTED_PAGES)

/** The code of the flag whose variant a page shows; null for a page that is the same for everyone. */
export function testOfPage(page: Page): string | null {
  return TESTS.find(([, { family }]) => family === page.family)?.[0] ?? null
}

/** The page family that alone shows the variants of a test; null for a test of any page. */
export function pageOfTest(test: string): Page['family'] | null {
  return TESTS.find(([code]) => code === test)?.[1].family ?? null
}

/** The page in a variant. */
export function pageInVariant(page: Page, variant: string): Page {
  switch (page.family) {
    case 'testAb':
      return { ...page, params: { ...page.params, variant } }
    case 'pricing':
      return { ...page, params: { ...page.params, variant } }
    default:
      return page
  }
}

/** Why a flag that decides what a page shows cannot have these variants, for its author; null when it can. */
export function testedVariantsFault(
  test: unknown,
  variants: readonly { readonly code?: string }[],
): string | null {
  const known = TESTS.find(([code]) => code === test)?.[1].variants ?? null
  if (known === null || variants.every(({ code }) => code !== undefined && known.includes(code))) return null
  return `The page of this flag has the variants ${known.join(' and ')}.`
}

/** The cookie whose variant each tested page shows, by the path of the page. */
export const TEST_COOKIES: ReadonlyMap<string, string> = new Map(
  TESTS.flatMap(([test, { family }]) =>
    LOCALE_CODES.map((locale) => [href(family, locale), variantCookie(test)] as const),
  ),
)
