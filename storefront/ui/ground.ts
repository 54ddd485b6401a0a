import type { Ground } from '#domain/assets/facets.ts'
import { coverGround, ownGround } from '#domain/assets/ground.ts'
import { KINDS, type Kind } from '#domain/assets/kinds.ts'
import type { Preview } from '#domain/contract/catalogue.ts'

/** The class of whatever has a ground. */
export const GROUND_LOOKS = {
  any: '',
  light: 'on-light',
  dark: 'on-dark',
  ink: 'on-ink',
} as const satisfies Record<Ground, string>

/** The background of an artwork: ink takes the text colour where it is a small mark, else a light plate. */
export function groundFor(kind: Kind, ground: Ground): Ground {
  return ground === 'ink' && KINDS[kind].cell !== 1 ? 'light' : ground
}

/**
 * The ground that the pieces of a cover share.
 *
 * @param marks whether they are small marks, which take the text colour where all are ink
 */
export function groundOfCover(previews: readonly Pick<Preview, 'ground'>[], marks: boolean): Ground {
  const ground = coverGround(previews.map((preview) => preview.ground))
  return ground === 'ink' && !marks ? 'light' : ground
}

/** The class of a piece that would not be seen on the ground of its cover: it has a ground of its own. */
export function ownLook(cover: Ground, { ground }: Pick<Preview, 'ground'>): string | undefined {
  const own = ownGround(cover, ground)
  return own === null ? undefined : GROUND_LOOKS[own]
}
