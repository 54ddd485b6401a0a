import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toggleAutoApply, withoutPalette } from '#domain/brand-palettes/settings.ts'
import type { BrandPalette } from '#domain/contract/brand-palettes.ts'
import { PaletteDialog } from '#storefront/features/detail/palettes/palette-dialog.tsx'
import type { OwnPalettes } from '#storefront/features/detail/palettes/use-palettes.ts'
import { changeSettings, usePaletteSettings } from '#storefront/kept/palette-settings.ts'
import { askToLogIn } from '#storefront/session/intents.ts'
import { Button } from '#storefront/ui/button.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface PaletteBarProps {
  readonly own: OwnPalettes
  readonly selected: BrandPalette | null
  /** What the artwork is shown in: a new palette begins with it. */
  readonly colours: readonly string[]
  readonly onApply: (palette: BrandPalette) => void
}

/** The person's palettes: each a button, and beside them what is done to the one that is selected. */
export function PaletteBar({ own, selected, colours, onApply }: PaletteBarProps) {
  const t = useTranslations('palettes')
  const { autoApply } = usePaletteSettings()
  const [edited, setEdited] = useState<BrandPalette | 'new' | null>(null)

  async function begin(): Promise<void> {
    if (await askToLogIn('palette')) setEdited('new')
  }
  /** Gone at once, and back with one press. */
  async function remove({ id, name, colors }: BrandPalette): Promise<void> {
    const answer = await own.remove(id)
    if (!answer.ok) return showToast({ text: t('failed'), tone: 'bad' })
    changeSettings((before) => withoutPalette(before, id))
    const onAct = () => void own.create({ palette: id, name, colors: [...colors] })
    await showToast({ text: t('deleted', { name }), action: { label: t('undo'), onAct } })
  }

  return (
    <>
      <fieldset className="colours__palettes">
        <legend className="small">{t('title')}</legend>
        {own.palettes?.map((palette) => (
          <button
            key={palette.id}
            type="button"
            className="colours__palette"
            aria-pressed={palette.id === selected?.id}
            title={palette.name}
            style={{ background: stripes(palette.colors.slice(0, CHIP_COLOURS)) }}
            onClick={() => onApply(palette)}
          >
            <span className="vh">{palette.name}</span>
          </button>
        ))}
        <Button size="small" tone="outline" onClick={() => void begin()}>
          {t('add')}
        </Button>
      </fieldset>
      {selected !== null && (
        <div className="stack stack--tight">
          <div className="row row--wrap between">
            <strong className="small">{selected.name}</strong>
            <span className="row">
              <Button size="small" tone="quiet" onClick={() => setEdited(selected)}>
                {t('edit')}
              </Button>
              <Button size="small" tone="quiet" onClick={() => void remove(selected)}>
                {t('delete')}
              </Button>
            </span>
          </div>
          <label className="switch">
            {t('autoApply')}
            <input
              type="checkbox"
              role="switch"
              checked={autoApply}
              aria-checked={autoApply}
              onChange={() => changeSettings(toggleAutoApply)}
            />
          </label>
        </div>
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

/** Of a palette, on its button. */
const CHIP_COLOURS = 3

function stripes(colours: readonly string[]): string {
  const width = 100 / colours.length
  const bands = colours.map((colour, place) => `${colour} ${place * width}% ${(place + 1) * width}%`)
  return `linear-gradient(90deg, ${bands.join(', ')})`
}
