import { type ClientSettings, readClientSettings } from '#domain/visitors/client-settings.ts'

const SETTINGS_KEY = 'motif:settings'

/** Changes settings of this browser; where storage is blocked or full, nothing is stored. */
export function changeClientSettings(change: Partial<ClientSettings>): void {
  try {
    const settings = { ...read(), ...change }
    window.localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings))
  } catch {
    // The settings are conveniences: a page works without them.
  }
}

function read(): ClientSettings {
  const text = window.localStorage.getItem(SETTINGS_KEY)
  try {
    return readClientSettings(JSON.parse(text ?? 'null'))
  } catch {
    return readClientSettings(null)
  }
}
