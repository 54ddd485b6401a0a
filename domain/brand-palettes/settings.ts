/** What a browser remembers of somebody's palettes (spec section 3, "Client settings"). */
export interface PaletteSettings {
  /** Id of the palette that artwork is shown in; null for its own colours. */
  readonly selected: string | null
  /** Every artwork is shown in it as soon as its page is open. */
  readonly autoApply: boolean
}

export const NO_PALETTE: PaletteSettings = { selected: null, autoApply: false }

/** Selects a palette; the one that is selected already is deselected. */
export function togglePalette(settings: PaletteSettings, id: string): PaletteSettings {
  return { ...settings, selected: settings.selected === id ? null : id }
}

/** A palette that is gone is selected no longer (spec section 4). */
export function withoutPalette(settings: PaletteSettings, id: string): PaletteSettings {
  return settings.selected === id ? { ...settings, selected: null } : settings
}

/** Back to the artwork's own colours: nothing is selected. */
export function resetPalette(settings: PaletteSettings): PaletteSettings {
  return { ...settings, selected: null }
}

/** Keeps the selection and turns the flag (spec section 4). */
export function toggleAutoApply(settings: PaletteSettings): PaletteSettings {
  return { ...settings, autoApply: !settings.autoApply }
}

/** The settings as a browser kept them; whatever is not like them counts as none. */
export function readPaletteSettings(kept: unknown): PaletteSettings {
  if (typeof kept !== 'object' || kept === null) return NO_PALETTE
  const { selected, autoApply }: Partial<Record<keyof PaletteSettings, unknown>> = kept
  return { selected: typeof selected === 'string' ? selected : null, autoApply: autoApply === true }
}
