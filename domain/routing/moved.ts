import { LOCALES } from '#domain/locales/locales.ts'
import { type Asked, type Missing, type Redirect, resolve } from '#domain/routing/resolve.ts'
import { isSitePath } from '#domain/routing/site-path.ts'

/**
 * The target of an editor's redirect: in the visitor's language, with the query, resolved to the final address when
 * the target is an alias.
 *
 * @param to a path without language, such as `/popular-icons`; anything else is ignored
 */
export function moved(missing: Missing, to: string | null, asked: Asked): Redirect | Missing {
  if (to === null || !isSitePath(to)) return missing
  const { prefix } = LOCALES[missing.locale]
  const target = new URL(`/${prefix}${to}`, 'http://site.invalid')
  const search = target.search === '' ? asked.search : target.search
  const personal = !asked.pathname.startsWith(`/${prefix}/`)
  const further = resolve({ ...asked, pathname: target.pathname, search })
  if (further.kind === 'redirect') return { ...further, personal }
  return { kind: 'redirect', locale: missing.locale, to: target.pathname + search, personal }
}
