/** Local storage key of the settings. */
export const SETTINGS_KEY = 'motif-palette'

/** Whether every drawing is recoloured with the user's palette. Checked before the code that recolours is loaded. */
export function appliesAlways(): boolean {
  try {
    return window.localStorage.getItem(SETTINGS_KEY)?.includes('"autoApply":true') ?? false
  } catch {
    return false
  }
}
