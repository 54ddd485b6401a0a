import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type Recolouring, writeRecolouring } from '#domain/assets/recolouring.ts'
import { READY_PALETTES, type ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'
import { NO_PALETTE, resetPalette, togglePalette } from '#domain/brand-palettes/settings.ts'
import type { BrandPalette } from '#domain/contract/brand-palettes.ts'
import { matchPalette } from '#media/artwork/recolour/match-palette.ts'
import { tint } from '#media/artwork/recolour/tint.ts'
import { ColourRow } from '#storefront/features/detail/palettes/colour-row.tsx'
import type { Drawing } from '#storefront/features/detail/palettes/drawing.ts'
import { nameColours } from '#storefront/features/detail/palettes/name-colours.ts'
import { openDrawing } from '#storefront/features/detail/palettes/open-drawing.ts'
import { PaletteBar } from '#storefront/features/detail/palettes/palette-bar.tsx'
import type { DrawingSource } from '#storefront/features/detail/palettes/source.ts'
import { useOwnPalettes } from '#storefront/features/detail/palettes/use-palettes.ts'
import { changeSettings, usePaletteSettings } from '#storefront/kept/palette-settings.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { askToLogIn } from '#storefront/session/intents.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { useSession } from '#storefront/session/session.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/**
 * The panel of an artwork, once the artwork and the texts are there too.
 *
 * @param begin what was pressed last to have it: a ready palette, one of the colours, or nothing
 */
export async function loadColourPanel(
  source: DrawingSource,
  begin: () => string | null,
): Promise<ReactNode> {
  const locale = pageLocale()
  const [drawing, { common, detail, errors, form, listing, palettes }] = await Promise.all([
    openDrawing(source),
    loadMessages(locale),
  ])
  const messages = { common, detail, errors, form, listing, palettes }
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {drawing === null ? <Unreadable /> : <ColourPanel drawing={drawing} begin={begin()} />}
    </NextIntlClientProvider>
  )
}

function Unreadable() {
  const t = useTranslations('palettes')
  return (
    <p className="alert alert--bad" role="alert">
      <Icon name="circle-alert" />
      {t('unreadable')}
    </p>
  )
}

const OWN_COLOURS: Recolouring = new Map()
/** Of a drawing with many colours these are seen at first. */
const AT_FIRST = 8

interface ColourPanelProps {
  readonly drawing: Drawing
  readonly begin: string | null
}

/** One row for each colour, palettes to try, and the way back. The stage follows at once. */
function ColourPanel({ drawing, begin }: ColourPanelProps) {
  const t = useTranslations('palettes')
  const { state } = useSession()
  const own = useOwnPalettes()
  const settings = usePaletteSettings()
  const [typed, setTyped] = useState<Recolouring>(OWN_COLOURS)
  const [ready, setReady] = useState<ReadyPalette | null>(() => readyOf(begin))
  // The colour that was pressed is among those that are seen.
  const [all, setAll] = useState(() => drawing.colours.indexOf(begin ?? '') >= AT_FIRST)
  // What a person left in this browser is not shown to whoever comes next.
  const { selected: id } = state === 'person' ? settings : NO_PALETTE
  const selected = own.palettes?.find((palette) => palette.id === id) ?? null
  const recolouring = useMemo<Recolouring>(() => {
    const { colours } = drawing
    const matched =
      ready !== null ? tint(colours, READY_PALETTES[ready]) : matchPalette(colours, selected?.colors ?? [])
    return new Map([...matched, ...typed])
  }, [drawing, ready, selected, typed])

  const picker = useRef<HTMLInputElement>(null)
  const colours = nameColours(drawing.colours)
  const first = drawing.colours.includes(begin ?? '') ? begin : (drawing.colours[0] ?? null)

  useEffect(() => drawing.show(recolouring), [drawing, recolouring])
  useEffect(() => writeIntoForms(recolouring), [recolouring])
  // What was pressed is gone with the list it stood in: the same place here has the focus.
  useEffect(() => {
    if (begin !== null) (chipOf(begin) ?? picker.current)?.focus()
  }, [begin])

  function tryReady(code: ReadyPalette | null): void {
    setTyped(OWN_COLOURS)
    setReady(code)
    changeSettings(resetPalette)
  }
  async function apply(palette: BrandPalette): Promise<void> {
    if (!(await askToLogIn('palette'))) return
    setTyped(OWN_COLOURS)
    setReady(null)
    changeSettings((before) => togglePalette(before, palette.id))
  }

  return (
    <div className="colours">
      <div className="row between">
        <h2 className="h-4" id="colours">
          {t('colours')}
        </h2>
        <Button size="small" tone="quiet" disabled={recolouring.size === 0} onClick={() => tryReady(null)}>
          <Icon name="rotate-cw" />
          {t('reset')}
        </Button>
      </div>
      <ul className="colours__list">
        {colours.slice(0, all ? colours.length : AT_FIRST).map((colour) => (
          <li key={colour.hex}>
            <ColourRow
              colour={colour}
              now={recolouring.get(colour.hex) ?? colour.hex}
              onChange={(now) => setTyped(new Map([...typed, [colour.hex, now]]))}
              picker={colour.hex === first ? picker : undefined}
            />
          </li>
        ))}
      </ul>
      {!all && colours.length > AT_FIRST && (
        <Button size="small" tone="quiet" onClick={() => setAll(true)}>
          {t('showAll', { count: colours.length })}
        </Button>
      )}
      <PaletteBar
        own={own}
        selected={selected}
        ready={typed.size > 0 ? undefined : ready}
        artwork={drawing.colours}
        colours={drawing.colours.map((colour) => recolouring.get(colour) ?? colour)}
        onReady={tryReady}
        onApply={apply}
      />
      {recolouring.size > 0 && (
        <p className="tiny muted" role="status">
          {t('note')}
        </p>
      )}
    </div>
  )
}

function readyOf(begin: string | null): ReadyPalette | null {
  return begin !== null && Object.hasOwn(READY_PALETTES, begin) ? (begin as ReadyPalette) : null
}

function chipOf(begin: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-begin="${CSS.escape(begin)}"]`)
}

/** Whoever downloads now has what they see. */
function writeIntoForms(recolouring: Recolouring): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name="colours"]')) {
    field.value = writeRecolouring(recolouring)
  }
}
