import type { LinkTarget } from '#domain/blog/article.ts'
import { isSitePath, namesLanguage } from '#domain/routing/site-path.ts'
import { isWebAddress } from '#domain/routing/web-address.ts'

/**
 * The target of a link that an editor entered; null for anything but a path of this site without language and an http or
 * https address. Text of such a link stays, without the link.
 */
export function linkTarget(text: string): LinkTarget | null {
  const address = text.trim()
  if (address.startsWith('/')) {
    return isSitePath(address) && !namesLanguage(address) ? { site: 'own', address } : null
  }
  return isWebAddress(address) ? { site: 'other', address } : null
}

/** The message for an editor why a link cannot lead there; null where it can. */
export function linkFault(text: string): string | null {
  return linkTarget(text) === null
    ? 'An address of the web with https://, or a path of this site without language, such as /pricing.'
    : null
}
