/** Frames of a model's full turn, side by side in the one picture that stands for a model which may not be sent. */
export const TURNTABLE_FRAMES = 24
