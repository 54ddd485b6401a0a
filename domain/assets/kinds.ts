import type { Format } from '#domain/assets/formats.ts'

/**
 * The kinds of asset (spec section 3, "Asset kinds") and everything that follows from the kind alone.
 *
 * - `segment`: the singular and plural words of its addresses (domain.md, "Addresses").
 * - `cell`: its size in a mosaic, in grid cells (DESIGN.md, "Layout and grid").
 * - `weight`: what one download counts in a royalty pool (domain.md, "Weights").
 * - `formats`: what a contributor may upload as the original.
 */
export const KINDS = {
  icon: { segment: { one: 'icon', many: 'icons' }, cell: 1, weight: 1, formats: ['svg', 'png'] },
  illustration: {
    segment: { one: 'illustration', many: 'illustrations' },
    cell: 2,
    weight: 3,
    formats: ['svg', 'png', 'webp', 'jpg'],
  },
  '3d': {
    segment: { one: '3d-illustration', many: '3d-illustrations' },
    cell: 2,
    weight: 5,
    formats: ['glb', 'gltf', 'png', 'webp'],
  },
  lottie: {
    segment: { one: 'lottie-animation', many: 'lottie-animations' },
    cell: 2,
    weight: 4,
    formats: ['lottie-json', 'dotlottie'],
  },
  'animated-icon': {
    segment: { one: 'animated-icon', many: 'animated-icons' },
    cell: 1,
    weight: 1,
    formats: ['lottie-json', 'dotlottie', 'svg', 'gif'],
  },
  'kit-illustration': {
    segment: { one: 'kit-illustration', many: 'kit-illustrations' },
    cell: 2,
    weight: 3,
    formats: ['svg'],
  },
  photo: { segment: { one: 'photo', many: 'photos' }, cell: 2, weight: 3, formats: ['jpg', 'webp', 'png'] },
  template: { segment: { one: 'template', many: 'templates' }, cell: 2, weight: 5, formats: ['svg'] },
  unicon: { segment: { one: 'unicon', many: 'unicons' }, cell: 1, weight: 1, formats: ['svg'] },
} as const satisfies Record<string, KindFacts>

interface KindFacts {
  readonly segment: { readonly one: string; readonly many: string }
  readonly cell: 1 | 2
  readonly weight: number
  readonly formats: readonly Format[]
}

export type Kind = keyof typeof KINDS

export const KIND_CODES = Object.keys(KINDS) as readonly Kind[]

export function isKind(value: string): value is Kind {
  return Object.hasOwn(KINDS, value)
}
