import type { Kind } from '#domain/assets/kinds.ts'
import type { Home } from '#domain/contract/catalogue.ts'

interface OfKind {
  readonly kind: Kind
}

/** The home page without what is of a kind that the site does not offer. */
export function offeredHome(home: Home, kinds: readonly Kind[]): Home {
  const offered = <T extends OfKind>(things: readonly T[]) =>
    things.filter(({ kind }) => kinds.includes(kind))
  const withItems = <T extends { readonly items: Home['fresh'] }>(things: readonly T[]) =>
    things.map((thing) => ({ ...thing, items: offered(thing.items) })).filter(({ items }) => items.length > 0)
  return {
    ...home,
    subjects: withItems(home.subjects),
    kinds: offered(home.kinds),
    packs: offered(home.packs),
    palette: home.palette !== null && kinds.includes(home.palette.kind) ? home.palette : null,
    fresh: offered(home.fresh),
    exclusive: offered(home.exclusive),
    contributors: withItems(home.contributors),
  }
}
