/** What a landing page consists of: a listing of its selection, with blocks below it, or blocks alone. */
export const LANDING_LAYOUTS = ['listing', 'blocks'] as const
export type LandingLayout = (typeof LANDING_LAYOUTS)[number]
