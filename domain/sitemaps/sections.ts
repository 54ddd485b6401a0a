import { KIND_CODES, KINDS, type Kind } from '#domain/assets/kinds.ts'
import { TEMPLATE_CATEGORY_CODES } from '#domain/assets/template-categories.ts'
import type { Page } from '#domain/routing/params.ts'

/** The sitemap section of a kind's items or packs: the words of its listings. */
export function sectionOf(form: 'item' | 'pack', kind: Kind): string {
  const { one, many } = KINDS[kind].segment
  return form === 'item' ? many : `${one}-packs`
}

/** The listings that show a section; none for sections of anything but items and packs. */
export function listingsOf(section: string): readonly Page[] {
  return LISTINGS.get(section) ?? []
}

const LISTINGS: ReadonlyMap<string, readonly Page[]> = new Map(
  KIND_CODES.flatMap((kind): [string, readonly Page[]][] => [
    [sectionOf('item', kind), [{ family: 'listing', params: { kind } }, ...usesOf(kind)]],
    [sectionOf('pack', kind), [{ family: 'listing', params: { kind, form: 'pack' } }]],
  ]),
)

function usesOf(kind: Kind): readonly Page[] {
  if (kind !== 'template') return []
  return TEMPLATE_CATEGORY_CODES.map((use): Page => ({ family: 'templateCategory', params: { use } }))
}
