import { useTranslations } from 'next-intl'
import { READY_PALETTES, type ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'
import { stripes } from '#storefront/ui/palettes/stripes.ts'

interface ReadyChipProps {
  readonly code: ReadyPalette
  readonly pressed?: boolean
  readonly onPress?: () => void
}

/** A button for a ready palette, which every visitor may try. */
export function ReadyChip({ code, pressed = false, onPress }: ReadyChipProps) {
  const t = useTranslations('palettes.ready')
  const { accent, ink, paper } = READY_PALETTES[code]
  return (
    <button
      type="button"
      className="palette-chip"
      aria-label={t(code)}
      aria-pressed={pressed}
      title={t(code)}
      style={{ background: stripes([accent, ink, paper]) }}
      data-begin={code}
      onClick={onPress}
    />
  )
}
