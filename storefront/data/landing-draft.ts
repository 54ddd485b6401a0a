import { type LandingDraft, landingDraftSchema } from '#domain/contract/landing.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { readFresh } from '#storefront/data/catalogue.ts'

/** What identifies an editor, and that a page of this site asks (`read-token.ts`). */
const FORWARDED = ['cookie', 'origin', 'sec-fetch-site'] as const

/** The latest version of a landing page; null for other callers than its editors, and where there is none. */
export function readLandingDraft(
  locale: Locale,
  id: string,
  sent: Pick<Headers, 'get'>,
): Promise<LandingDraft | null> {
  const headers = Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = sent.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  return readFresh(
    {
      locale,
      base: '/api/panel',
      path: `/landing-pages/${encodeURIComponent(id)}/draft`,
      name: 'landingDraft',
      schema: landingDraftSchema,
    },
    headers,
  )
}
