import type { KindCounts } from '#domain/contract/menu.ts'
import { isHeld } from '#domain/menu/held.ts'
import { listedAt } from '#domain/routing/listed.ts'

interface Link {
  readonly label: string
  readonly href: string
}

/** The links without those to listings of the library that have no assets. */
export function heldLinks(links: readonly Link[], held: KindCounts | null): readonly Link[] {
  return links.filter(({ href }) => {
    if (!href.startsWith('/')) return true
    const [pathname = '', search = ''] = href.split(/(?=\?)/)
    const listed = listedAt(pathname, search)
    if (listed === null || listed.place !== null || listed.view.words !== null) return true
    const { kind, form, variant } = listed.view
    return isHeld(held, { kind, form, variant })
  })
}
