/** Number of colours in one palette. */
export const PALETTE_COLOURS = { least: 1, most: 20 } as const
/** Maximum number of palettes of one user. */
export const MAX_BRAND_PALETTES = 50
export const MAX_PALETTE_NAME = 60
/** The default foreground colour (spec section 3, "Client settings": foregroundColor). */
export const FOREGROUND_COLOUR = '#6563FF'
