import { useTranslations } from 'next-intl'
import { READY_PALETTE_CODES, type ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'
import type { PlannedZip } from '#domain/contract/zips.ts'
import { ReadyChip } from '#storefront/ui/palettes/ready-chip.tsx'

interface ZipColoursProps {
  readonly plan: PlannedZip
  /** Null for the artworks' own colours. */
  readonly palette: ReadyPalette | null
  readonly disabled: boolean
  readonly onChange: (palette: ReadyPalette | null) => void
}

/** The colours of the files of a ZIP: their own, or a ready palette. */
export function ZipColours({ plan, palette, disabled, onChange }: ZipColoursProps) {
  const t = useTranslations()
  const kept = plan.assets - plan.recolourable
  return (
    <div className="stack stack--tight">
      <fieldset className="palette-row" disabled={disabled}>
        <legend className="small">{t('palettes.colours')}</legend>
        <button
          type="button"
          className="palette-chip palette-chip--own"
          aria-pressed={palette === null}
          onClick={() => onChange(null)}
        >
          {t('palettes.ready.own')}
        </button>
        {READY_PALETTE_CODES.map((code) => (
          <ReadyChip key={code} code={code} pressed={code === palette} onPress={() => onChange(code)} />
        ))}
      </fieldset>
      {palette !== null && kept > 0 && (
        <p className="small muted" role="status">
          {t('zip.keepOwn', { count: kept })}
        </p>
      )}
    </div>
  )
}
