import { useEffect, useMemo, useState } from 'react'
import { type Recolouring, writeRecolouring } from '#domain/assets/recolouring.ts'
import { READY_PALETTES, type ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'
import { NO_PALETTE, resetPalette, togglePalette } from '#domain/brand-palettes/settings.ts'
import type { BrandPalette } from '#domain/contract/brand-palettes.ts'
import { matchPalette } from '#media/artwork/recolour/match-palette.ts'
import { tint } from '#media/artwork/recolour/tint.ts'
import { changeSettings, usePaletteSettings } from '#storefront/browser-storage/palette-settings.ts'
import { carryPalette } from '#storefront/features/detail/palettes/carry-palette.ts'
import { setColoursChanged } from '#storefront/features/detail/palettes/colours-changed.ts'
import type { Drawing } from '#storefront/features/detail/palettes/drawing.ts'
import { type OwnPalettes, useOwnPalettes } from '#storefront/features/detail/palettes/use-palettes.ts'
import { askToLogIn } from '#storefront/session/intents.ts'
import { useSession } from '#storefront/session/session.ts'

const OWN_COLOURS: Recolouring = new Map()

/** The recolouring of an artwork, and the functions that change it. */
export interface Recoloured {
  readonly recolouring: Recolouring
  /** The user's palettes, and the selected one. */
  readonly own: OwnPalettes
  readonly selected: BrandPalette | null
  /** The selected ready palette; null for none, undefined once a colour was edited. */
  readonly ready: ReadyPalette | null | undefined
  /** Applies a ready palette; null restores the artwork's own colours. */
  readonly tryReady: (code: ReadyPalette | null) => void
  /** Selects or deselects one of the user's palettes. */
  readonly apply: (palette: BrandPalette) => Promise<void>
  /** Changes colours that look the same to one. */
  readonly type: (colours: readonly string[], now: string) => void
}

/** Recolours the artwork on the stage and in its downloads. */
export function useRecolouring(drawing: Drawing, begin: ReadyPalette | null): Recoloured {
  const { state } = useSession()
  const own = useOwnPalettes()
  const settings = usePaletteSettings()
  const [typed, setTyped] = useState<Recolouring>(OWN_COLOURS)
  const [ready, setReady] = useState(begin)
  // A user's palette is not applied for a visitor of the same browser.
  const { selected: id } = state === 'person' ? settings : NO_PALETTE
  const selected = own.palettes?.find((palette) => palette.id === id) ?? null
  const recolouring = useMemo<Recolouring>(() => {
    const { colours } = drawing
    const matched =
      ready !== null ? tint(colours, READY_PALETTES[ready]) : matchPalette(colours, selected?.colors ?? [])
    return new Map([...matched, ...typed])
  }, [drawing, ready, selected, typed])

  useEffect(() => drawing.show(recolouring), [drawing, recolouring])
  useEffect(() => {
    writeIntoForms(recolouring)
    // A recolouring also lists the colours that stay as they are.
    setColoursChanged(writeRecolouring(recolouring) !== '')
    return () => setColoursChanged(false)
  }, [recolouring])
  // Edited colours are no palette that the pack could show.
  const carried = typed.size > 0 ? null : ready
  useEffect(() => carryPalette(carried), [carried])

  return {
    recolouring,
    own,
    selected,
    ready: typed.size > 0 ? undefined : ready,
    tryReady(code) {
      setTyped(OWN_COLOURS)
      setReady(code)
      changeSettings(resetPalette)
    },
    async apply({ id: chosen }) {
      if (!(await askToLogIn('palette'))) return
      setTyped(OWN_COLOURS)
      setReady(null)
      changeSettings((before) => togglePalette(before, chosen))
    },
    type: (colours, now) => setTyped(new Map([...typed, ...colours.map((colour) => [colour, now] as const)])),
  }
}

/** Downloads use the colours that are shown. */
function writeIntoForms(recolouring: Recolouring): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name="colours"]')) {
    field.value = writeRecolouring(recolouring)
  }
}
