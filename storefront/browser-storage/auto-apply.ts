/** The name of the settings in local storage. */
export const SETTINGS_KEY = 'motif-palette'

/** Whether every drawing is to be shown in somebody's palette: asked before anything that could do it is loaded. */
export function appliesAlways(): boolean {
  try {
    return window.localStorage.getItem(SETTINGS_KEY)?.includes('"autoApply":true') ?? false
  } catch {
    return false
  }
}
