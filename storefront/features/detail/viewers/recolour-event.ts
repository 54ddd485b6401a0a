/** Sent to the stage of an animation, with the animation in other colours, or null for its own. */
export const RECOLOUR_EVENT = 'recolour'
