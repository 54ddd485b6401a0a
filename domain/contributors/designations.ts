import type { Kind } from '#domain/assets/kinds.ts'

/**
 * Professions that contributors are hired for (spec section 2, `/contributors/hire/{designation}`), and the kinds that
 * prove them.
 */
export const DESIGNATIONS = {
  'icon-designer': ['icon', 'unicon'],
  illustrator: ['illustration', 'kit-illustration'],
  '3d-artist': ['3d'],
  'motion-designer': ['lottie', 'animated-icon'],
  photographer: ['photo'],
  'template-designer': ['template'],
} as const satisfies Record<string, readonly Kind[]>

export type Designation = keyof typeof DESIGNATIONS
export const DESIGNATION_CODES = Object.keys(DESIGNATIONS) as readonly Designation[]

/** Whether a word of an address is a designation. */
export function isDesignation(text: string): text is Designation {
  return Object.hasOwn(DESIGNATIONS, text)
}

/** The default designation of a contributor, by the kind that they publish most. */
export const DESIGNATION_OF_KIND = Object.fromEntries(
  DESIGNATION_CODES.flatMap((code) => DESIGNATIONS[code].map((kind) => [kind, code])),
) as Readonly<Record<Kind, Designation>>
