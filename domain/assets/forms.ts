/** The forms in which assets are offered (spec section 3, "Offering forms"). */
export const FORMS = ['item', 'pack', 'bundle'] as const
export type Form = (typeof FORMS)[number]
