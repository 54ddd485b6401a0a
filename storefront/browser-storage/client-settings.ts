import { type ClientSettings, readClientSettings } from '#domain/visitors/client-settings.ts'

const SETTINGS_KEY = 'motif:settings'

/** Changes settings of this browser; where storage is blocked or full, nothing is stored. */
export function changeClientSettings(change: Partial<ClientSettings>): void {
  try {
    const settings = { ...clientSettings(), ...change }
    window.localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings))
  } catch {
    // The settings are conveniences: a page works without them.
  }
}

/** The settings of this browser; the defaults where storage is blocked. */
export function clientSettings(): ClientSettings {
  try {
    return readClientSettings(JSON.parse(window.localStorage.getItem(SETTINGS_KEY) ?? 'null'))
  } catch {
    return readClientSettings(null)
  }
}
