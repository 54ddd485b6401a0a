import { refusalError } from '#cms/operations/refusal-error.ts'
import { refuse } from '#domain/errors/catalogue.ts'
import { isSitePath, namesLanguage } from '#domain/routing/site-path.ts'

interface RedirectFields {
  readonly from?: string
  readonly to?: string
}

/** Rejects a redirect that leaves the site, points to itself or names a language; normalises the old path. */
export function checkRedirect<T extends RedirectFields>(data: T): T {
  const from = data.from?.toLowerCase().replace(/(?<=.)\/+$/, '')
  const paths = [data.from, data.to].filter((path) => path !== undefined)
  if (!paths.every(isSitePath)) {
    throw refusalError(
      refuse('redirect-unsafe', 'Both addresses are paths of this site, such as /popular-icons'),
    )
  }
  if (paths.some(namesLanguage))
    throw refusalError(refuse('redirect-unsafe', 'Both addresses are paths without language'))
  if (from === data.to) throw refusalError(refuse('redirect-unsafe', 'A redirect cannot lead to itself'))
  return from === undefined ? data : { ...data, from }
}
