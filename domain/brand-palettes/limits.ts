/** Colours of one palette. */
export const PALETTE_COLOURS = { least: 1, most: 20 } as const
/** Palettes of one person. */
export const MAX_BRAND_PALETTES = 50
export const MAX_PALETTE_NAME = 60
