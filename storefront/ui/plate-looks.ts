import type { Kind } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import { groundFor } from '#storefront/ui/ground.ts'

/** How much of its plate an artwork fills: the class that says so, and the share of the width that it gives. */
const FILLS = {
  usual: { look: '', share: 0.62 },
  icon: { look: 'plate--icon', share: 0.42 },
  scene: { look: 'plate--illo', share: 0.84 },
  player: { look: 'plate--anim', share: 0.78 },
  photo: { look: 'plate--photo', share: 1 },
} as const

const FILL: Record<Kind, keyof typeof FILLS> = {
  icon: 'icon',
  unicon: 'icon',
  'animated-icon': 'usual',
  illustration: 'scene',
  'kit-illustration': 'scene',
  template: 'scene',
  '3d': 'usual',
  lottie: 'player',
  photo: 'photo',
}

const GROUND = { any: '', light: 'plate--paper', dark: 'plate--dark', ink: 'plate--mono' } as const

/** The classes of an item's plate. */
export function plateLooks({ kind, preview }: Pick<ItemCard, 'kind' | 'preview'>, more = ''): string {
  return ['plate', FILLS[FILL[kind]].look, GROUND[groundFor(kind, preview.ground)], more]
    .filter(Boolean)
    .join(' ')
}

/** How wide an item's picture is drawn, as a share of its plate: a photograph covers it, all else fits within. */
export function pictureShare({ kind, preview }: Pick<ItemCard, 'kind' | 'preview'>): number {
  const { share } = FILLS[FILL[kind]]
  const ratio = preview.width / preview.height
  return share * (share === 1 ? Math.max(1, ratio) : Math.min(1, ratio))
}
