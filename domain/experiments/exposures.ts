import type { EventRow } from '#domain/analytics/event-row.ts'
import { type Flag, isTargeted } from '#domain/experiments/flag.ts'
import { pageOfTest } from '#domain/experiments/tested-pages.ts'
import { variantCookie } from '#domain/experiments/variant.ts'

/** What a request says beside its events. */
interface ExposedVisitor {
  readonly cookies: string
  /** The plan of the visitor (`FlagVisitor`). */
  readonly plan: string
}

/** The exposures of page views: one for each flag that is for the page and whose variant the visitor has in a cookie. */
export function exposuresOf(
  rows: readonly EventRow[],
  flags: readonly Flag[],
  { cookies, plan }: ExposedVisitor,
): readonly EventRow[] {
  const seen = flags.flatMap((flag) => {
    const variant = keptIn(cookies, flag)
    return variant === null ? [] : [{ flag, variant }]
  })
  return rows
    .filter(({ name, visitor }) => name === 'page-view' && visitor !== null)
    .flatMap((row) =>
      seen
        .filter(({ flag }) =>
          isTargeted(flag, { locale: row.locale ?? '', country: row.country, plan, page: row.route }),
        )
        .filter(({ flag }) => [null, row.route].includes(pageOfTest(flag.code)))
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
