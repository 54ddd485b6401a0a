import type { EventRow } from '#domain/analytics/event-row.ts'
import { type Flag, isTargeted } from '#domain/experiments/flag.ts'
import { variantCookie } from '#domain/experiments/variant.ts'

/**
 * The exposures of page views: one for each flag that is for the page and whose variant the visitor has in a cookie. The
 * plan of a visitor is not known here, so that flags for plans count where the browser evaluates them.
 */
export function exposuresOf(
  rows: readonly EventRow[],
  flags: readonly Flag[],
  cookies: string,
): readonly EventRow[] {
  const seen = flags.flatMap((flag) => {
    const variant = keptIn(cookies, flag)
    return variant === null || flag.plans.length > 0 ? [] : [{ flag, variant }]
  })
  return rows
    .filter(({ name, visitor }) => name === 'page-view' && visitor !== null)
    .flatMap((row) =>
      seen
        .filter(({ flag }) =>
          isTargeted(flag, { locale: row.locale ?? '', country: row.country, plan: null, page: row.route }),
        )
        .map(({ flag, variant }) => ({
          ...row,
          name: 'exposure',
          source: null,
          medium: null,
          campaign: null,
          properties: { test: flag.code, variant },
        })),
    )
}

/** The variant in the cookie of a flag, if the flag has it. */
function keptIn(cookies: string, { code, variants }: Flag): string | null {
  const start = `${variantCookie(code)}=`
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
  return variants.find((variant) => variant.code === value)?.code ?? null
}
