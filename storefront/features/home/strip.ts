import type { Kind } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'

/** The media one idea is shown in, in order, and how many pieces of each (DESIGN.md, home). */
const MEDIA = [
  { kind: 'icon', pieces: 4 },
  { kind: 'illustration', pieces: 1 },
  { kind: '3d', pieces: 1 },
  { kind: 'lottie', pieces: 1 },
  { kind: 'animated-icon', pieces: 1 },
  { kind: 'photo', pieces: 1 },
] as const satisfies readonly { kind: Kind; pieces: number }[]

export interface Medium {
  readonly kind: (typeof MEDIA)[number]['kind']
  readonly items: readonly ItemCard[]
}

/** One subject, medium by medium. A medium that has nothing of it is left out; icons are four or one. */
export function mediaOf(items: readonly ItemCard[]): readonly Medium[] {
  return MEDIA.map(({ kind, pieces }) => {
    const found = items.filter((item) => item.kind === kind)
    return { kind, items: found.slice(0, found.length < pieces ? 1 : pieces) }
  }).filter((medium) => medium.items.length > 0)
}
