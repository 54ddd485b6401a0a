import type { Kind } from '#domain/assets/kinds.ts'

/** Kinds that have a section of the main menu, in order (spec section 2, "Header"). */
export const MENU_KINDS = ['3d', 'lottie', 'illustration', 'icon'] as const satisfies readonly Kind[]
export type MenuKind = (typeof MENU_KINDS)[number]
