/** How long a previewed amount can be confirmed. */
export const SEAT_PREVIEW_MS = 15 * 60 * 1000
