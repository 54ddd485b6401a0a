import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** What of the downloads is shown, as the address says it. */
export interface DownloadsView {
  readonly kind: Kind | null
  /** Words that were searched for; empty for none. */
  readonly q: string
  /** From 1. */
  readonly page: number
}

/** Whatever the address says that makes no sense counts as absent. */
export function readQuery(search: URLSearchParams): DownloadsView {
  const page = Number(search.get('page') ?? 1)
  return {
    kind: KIND_CODES.find((code) => code === search.get('kind')) ?? null,
    q: (search.get('q') ?? '').trim(),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}

/** The inverse, beginning with `?`: relative to the page, which alone it leads to when nothing is narrowed. */
export function printQuery(view: DownloadsView): string {
  return `?${parametersOf(view)}`
}

/** The call that answers it. */
export function apiPath(view: DownloadsView, locale: Locale): string {
  const query = parametersOf(view)
  query.set('lang', locale)
  return `/auth/downloads?${query}`
}

function parametersOf({ kind, q, page }: DownloadsView): URLSearchParams {
  return new URLSearchParams({
    ...(kind === null ? {} : { kind }),
    ...(q === '' ? {} : { q }),
    ...(page === 1 ? {} : { page: String(page) }),
  })
}
