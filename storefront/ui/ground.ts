import type { Ground } from '#domain/assets/facets.ts'
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

/** The ground of a cover: dark outlines decide before pale ones. */
export function coverGround(previews: readonly Pick<Preview, 'ground'>[]): Ground {
  const grounds = new Set(previews.map(({ ground }) => ground))
  if (grounds.size === 1 && grounds.has('ink')) return 'ink'
  if (grounds.has('light') || grounds.has('ink')) return 'light'
  return grounds.has('dark') ? 'dark' : 'any'
}

/** The class of a piece that would not be seen on the ground of its cover: it has a ground of its own. */
export function ownGround(cover: Ground, { ground }: Pick<Preview, 'ground'>): string | undefined {
  return cover === 'light' && ground === 'dark' ? GROUND_LOOKS.dark : undefined
}
