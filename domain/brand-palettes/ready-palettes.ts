/** Three colours each, which every visitor can try on an artwork (DESIGN.md, "Colour panel"). */
export const READY_PALETTES = {
  red: { accent: '#f0525a', ink: '#3a0f14', paper: '#ffe6e2' },
  teal: { accent: '#1fa890', ink: '#141f24', paper: '#dff1ec' },
  yellow: { accent: '#f5b829', ink: '#33230a', paper: '#ffefc9' },
  orange: { accent: '#f08a4b', ink: '#1f2a5a', paper: '#e6e8ff' },
} as const satisfies Record<string, { accent: string; ink: string; paper: string }>

export type ReadyPalette = keyof typeof READY_PALETTES
export const READY_PALETTE_CODES = Object.keys(READY_PALETTES) as readonly ReadyPalette[]

export function isReadyPalette(code: string): code is ReadyPalette {
  return Object.hasOwn(READY_PALETTES, code)
}
