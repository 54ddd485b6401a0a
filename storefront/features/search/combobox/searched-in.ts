import { isKind, type Kind } from '#domain/assets/kinds.ts'

/** What a search form is limited to besides its words. */
export interface SearchedIn {
  readonly kind: Kind | null
  readonly contributor: string | null
}

export function searchedIn(form: HTMLFormElement | null): SearchedIn {
  const fields = new FormData(form ?? undefined)
  const asset = fields.get('asset')
  const contributor = fields.get('contributor')
  return {
    kind: typeof asset === 'string' && isKind(asset) ? asset : null,
    contributor: typeof contributor === 'string' ? contributor : null,
  }
}
