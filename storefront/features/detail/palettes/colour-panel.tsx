import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isReadyPalette, type ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'
import { groupColours, nameColours } from '#domain/colours/name-colours.ts'
import { ColourRow } from '#storefront/features/detail/palettes/colour-row.tsx'
import type { Drawing } from '#storefront/features/detail/palettes/drawing.ts'
import { openDrawing } from '#storefront/features/detail/palettes/open-drawing.ts'
import { PaletteBar } from '#storefront/features/detail/palettes/palette-bar.tsx'
import type { DrawingSource } from '#storefront/features/detail/palettes/source.ts'
import { useRecolouring } from '#storefront/features/detail/palettes/use-recolouring.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** How the panel begins. */
export interface Beginning {
  /** A ready palette, a colour, or empty for nothing; null where no button was clicked. */
  readonly at: string | null
  /** The clicked element is replaced: its counterpart takes the focus. */
  readonly focuses: boolean
}

/**
 * Loads the panel of an artwork, the artwork and the texts.
 *
 * @param begin the newest beginning, read once all is loaded
 */
export async function loadColourPanel(source: DrawingSource, begin: () => Beginning): Promise<ReactNode> {
  const locale = pageLocale()
  const [drawing, { common, detail, errors, form, palettes, shades }] = await Promise.all([
    openDrawing(source),
    loadMessages(locale),
  ])
  const messages = { common, detail, errors, form, palettes, shades }
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

/** Number of colours shown at first. */
const AT_FIRST = 8

interface ColourPanelProps {
  readonly drawing: Drawing
  readonly begin: Beginning
}

/** One row per colour, palettes, and a reset button. Changes show on the stage at once. */
function ColourPanel({ drawing, begin: { at: begin, focuses } }: ColourPanelProps) {
  const t = useTranslations('palettes')
  const { recolouring, tryReady, type, apply, ...chosen } = useRecolouring(drawing, readyOf(begin))
  // The clicked colour must be among the visible ones.
  const groups = groupColours(drawing.colours)
  const [all, setAll] = useState(
    () => groups.findIndex(({ members }) => members.includes(begin ?? '')) >= AT_FIRST,
  )
  const picker = useRef<HTMLInputElement>(null)
  const names = nameColours(groups.map(({ hex }) => recolouring.get(hex) ?? hex))
  const first = groups.find(({ members }) => members.includes(begin ?? '')) ?? groups[0]

  useEffect(() => {
    if (focuses && begin !== null) (chipOf(begin) ?? picker.current)?.focus()
  }, [begin, focuses])

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
        {names.slice(0, all ? names.length : AT_FIRST).map((colour, place) => (
          <li key={groups[place]?.hex}>
            <ColourRow
              colour={colour}
              onChange={(now) => type(groups[place]?.members ?? [], now)}
              picker={groups[place] === first ? picker : undefined}
            />
          </li>
        ))}
      </ul>
      {!all && names.length > AT_FIRST && (
        <Button size="small" tone="quiet" onClick={() => setAll(true)}>
          {t('showAll', { count: names.length })}
        </Button>
      )}
      <PaletteBar
        {...chosen}
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
  return begin !== null && isReadyPalette(begin) ? begin : null
}

function chipOf(begin: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-begin="${CSS.escape(begin)}"]`)
}
