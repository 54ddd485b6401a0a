/** Colours of one palette. */
export const PALETTE_COLOURS = { least: 1, most: 20 } as const
/** Palettes of one person. */
export const MAX_BRAND_PALETTES = 50
export const MAX_PALETTE_NAME = 60
/** What is drawn in where nobody chose a colour (spec section 3, "Client settings": foregroundColor). */
export const FOREGROUND_COLOUR = '#6563FF'
