import type { Kind } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import { groundFor } from '#storefront/ui/ground.ts'

/** How much of its plate an artwork fills. */
const FILL: Record<Kind, string> = {
  icon: 'plate--icon',
  unicon: 'plate--icon',
  'animated-icon': '',
  illustration: 'plate--illo',
  'kit-illustration': 'plate--illo',
  template: 'plate--illo',
  '3d': '',
  lottie: 'plate--anim',
  photo: 'plate--photo',
}

const GROUND = { any: '', light: 'plate--paper', dark: 'plate--dark', ink: 'plate--mono' } as const

/** The classes of an item's plate. */
export function plateLooks({ kind, preview }: Pick<ItemCard, 'kind' | 'preview'>, more = ''): string {
  return ['plate', FILL[kind], GROUND[groundFor(kind, preview.ground)], more].filter(Boolean).join(' ')
}
