import { useSyncExternalStore } from 'react'
import { NO_PALETTE, type PaletteSettings, readPaletteSettings } from '#domain/brand-palettes/settings.ts'
import { SETTINGS_KEY } from './auto-apply.ts'

const listeners = new Set<() => void>()
let text: string | null = null
let settings: PaletteSettings = NO_PALETTE

/** The palette settings of this browser, the same in every tab. */
export function usePaletteSettings(): PaletteSettings {
  return useSyncExternalStore(subscribe, readSettings, () => NO_PALETTE)
}

function readSettings(): PaletteSettings {
  const kept = storage()?.getItem(SETTINGS_KEY) ?? null
  if (kept !== text) {
    text = kept
    settings = readPaletteSettings(parsed(kept))
  }
  return settings
}

export function changeSettings(change: (settings: PaletteSettings) => PaletteSettings): void {
  const next = change(readSettings())
  try {
    if (next.selected === null && !next.autoApply) storage()?.removeItem(SETTINGS_KEY)
    else storage()?.setItem(SETTINGS_KEY, JSON.stringify(next))
  } catch {
    // Storage is full or blocked: the change lasts for this click only.
  }
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

/** Null where the browser blocks storage. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function parsed(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}
