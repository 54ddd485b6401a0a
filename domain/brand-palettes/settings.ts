/** Palette settings that the browser stores (spec section 3, "Client settings"). */
export interface PaletteSettings {
  /** Id of the palette that artwork is shown in; null for its own colours. */
  readonly selected: string | null
  /** Every artwork is shown in the selected palette as soon as its page opens. */
  readonly autoApply: boolean
}

export const NO_PALETTE: PaletteSettings = { selected: null, autoApply: false }

/** Selects a palette, or deselects it when it is selected. */
export function togglePalette(settings: PaletteSettings, id: string): PaletteSettings {
  return { ...settings, selected: settings.selected === id ? null : id }
}

/** A deleted palette is deselected (spec section 4). */
export function withoutPalette(settings: PaletteSettings, id: string): PaletteSettings {
  return settings.selected === id ? { ...settings, selected: null } : settings
}

/** Deselects the palette: artwork is shown in its own colours. */
export function resetPalette(settings: PaletteSettings): PaletteSettings {
  return { ...settings, selected: null }
}

/** Toggles the flag and keeps the selection (spec section 4). */
export function toggleAutoApply(settings: PaletteSettings): PaletteSettings {
  return { ...settings, autoApply: !settings.autoApply }
}

/** Parses stored settings; anything of another shape counts as none. */
export function readPaletteSettings(kept: unknown): PaletteSettings {
  if (typeof kept !== 'object' || kept === null) return NO_PALETTE
  const { selected, autoApply }: Partial<Record<keyof PaletteSettings, unknown>> = kept
  return { selected: typeof selected === 'string' ? selected : null, autoApply: autoApply === true }
}
