/** Frames of a model's full turn, side by side in the one picture that is sent in place of a protected model. */
export const TURNTABLE_FRAMES = 24
