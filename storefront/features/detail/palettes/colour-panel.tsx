import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Recolouring } from '#domain/assets/recolouring.ts'
import { NO_PALETTE, resetPalette, togglePalette } from '#domain/brand-palettes/settings.ts'
import type { BrandPalette } from '#domain/contract/brand-palettes.ts'
import { matchPalette } from '#media/artwork/recolour/match-palette.ts'
import { ColourRow } from '#storefront/features/detail/palettes/colour-row.tsx'
import { type Drawing, openDrawing } from '#storefront/features/detail/palettes/drawing.ts'
import { PaletteBar } from '#storefront/features/detail/palettes/palette-bar.tsx'
import { useOwnPalettes } from '#storefront/features/detail/palettes/use-palettes.ts'
import { changeSettings, usePaletteSettings } from '#storefront/kept/palette-settings.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { askToLogIn } from '#storefront/session/intents.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { useSession } from '#storefront/session/session.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import './palettes.css'

/** The panel of a drawing, once the drawing and the texts are there too. */
export async function loadColourPanel(src: string): Promise<ReactNode> {
  const locale = pageLocale()
  const [drawing, { common, errors, form, palettes }] = await Promise.all([
    openDrawing(src),
    loadMessages(locale),
  ])
  return (
    <NextIntlClientProvider locale={locale} messages={{ common, errors, form, palettes }} timeZone="UTC">
      {drawing === null ? <Unreadable /> : <ColourPanel drawing={drawing} />}
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

/** One row for each colour, the person's palettes, and the way back. The stage follows at once. */
function ColourPanel({ drawing }: { readonly drawing: Drawing }) {
  const t = useTranslations('palettes')
  const { state } = useSession()
  const own = useOwnPalettes()
  const settings = usePaletteSettings()
  const [typed, setTyped] = useState<Recolouring>(OWN_COLOURS)
  // What a person left in this browser is not shown to whoever comes next.
  const { selected: id } = state === 'person' ? settings : NO_PALETTE
  const selected = own.palettes?.find((palette) => palette.id === id) ?? null
  const recolouring = useMemo<Recolouring>(() => {
    const matched = selected === null ? [] : matchPalette(drawing.colours, selected.colors)
    return new Map([...matched, ...typed])
  }, [drawing, selected, typed])

  useEffect(() => drawing.show(recolouring), [drawing, recolouring])

  async function apply(palette: BrandPalette): Promise<void> {
    if (!(await askToLogIn('palette'))) return
    setTyped(OWN_COLOURS)
    changeSettings((before) => togglePalette(before, palette.id))
  }
  function reset(): void {
    setTyped(OWN_COLOURS)
    changeSettings(resetPalette)
  }

  return (
    <div className="colours">
      <ul className="stack stack--tight">
        {drawing.colours.map((colour) => (
          <li key={colour}>
            <ColourRow
              colour={colour}
              now={recolouring.get(colour) ?? colour}
              onChange={(now) => setTyped(new Map([...typed, [colour, now]]))}
            />
          </li>
        ))}
      </ul>
      <PaletteBar
        own={own}
        selected={selected}
        colours={drawing.colours.map((colour) => recolouring.get(colour) ?? colour)}
        onApply={apply}
      />
      <div className="row row--wrap between">
        <p className="tiny muted grow">{t('note')}</p>
        <Button size="small" tone="quiet" disabled={recolouring.size === 0} onClick={reset}>
          <Icon name="rotate-cw" />
          {t('reset')}
        </Button>
      </div>
    </div>
  )
}
