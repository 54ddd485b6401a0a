import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { READY_PALETTE_CODES, type ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'
import type { BrandPalette } from '#domain/contract/brand-palettes.ts'
import { PaletteDialog } from '#storefront/features/detail/palettes/palette-dialog.tsx'
import { SelectedPalette } from '#storefront/features/detail/palettes/selected-palette.tsx'
import type { OwnPalettes } from '#storefront/features/detail/palettes/use-palettes.ts'
import { askToLogIn } from '#storefront/session/intents.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { ReadyChip } from '#storefront/ui/palettes/ready-chip.tsx'
import { stripes } from '#storefront/ui/palettes/stripes.ts'

interface PaletteBarProps {
  readonly own: OwnPalettes
  readonly selected: BrandPalette | null
  /** The selected ready palette; null for the artwork's own colours, undefined for edited ones. */
  readonly ready: ReadyPalette | null | undefined
  /** The artwork's own colours. */
  readonly artwork: readonly string[]
  /** The current colours, with which a new palette starts. */
  readonly colours: readonly string[]
  readonly onReady: (code: ReadyPalette | null) => void
  readonly onApply: (palette: BrandPalette) => void
}

/** Ready palettes, then the user's: a button each, and the controls of the selected one. */
export function PaletteBar({ own, selected, ready, artwork, colours, onReady, onApply }: PaletteBarProps) {
  const t = useTranslations('palettes')
  const [edited, setEdited] = useState<BrandPalette | 'new' | null>(null)

  async function begin(): Promise<void> {
    if (await askToLogIn('palette')) setEdited('new')
  }

  return (
    <>
      <fieldset className="palette-row">
        <legend className="vh">{t('title')}</legend>
        <button
          type="button"
          className="palette-chip"
          aria-label={t('ready.own')}
          aria-pressed={selected === null && ready === null}
          title={t('ready.own')}
          style={{ background: stripes(artwork) }}
          onClick={() => onReady(null)}
        />
        {READY_PALETTE_CODES.map((code) => (
          <ReadyChip key={code} code={code} pressed={code === ready} onPress={() => onReady(code)} />
        ))}
        {own.palettes?.map((palette) => (
          <button
            key={palette.id}
            type="button"
            className="palette-chip"
            aria-pressed={palette.id === selected?.id}
            title={palette.name}
            style={{ background: stripes(palette.colors) }}
            onClick={() => onApply(palette)}
          >
            <span className="vh">{palette.name}</span>
          </button>
        ))}
        <Button
          size="small"
          tone="outline"
          iconOnly
          aria-label={t('add')}
          title={t('add')}
          onClick={() => void begin()}
        >
          <Icon name="plus" />
        </Button>
      </fieldset>
      {selected !== null && (
        <SelectedPalette palette={selected} own={own} onEdit={() => setEdited(selected)} />
      )}
      {edited !== null && (
        <PaletteDialog
          palette={edited === 'new' ? null : edited}
          colours={colours}
          own={own}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
