import { useTranslations } from 'next-intl'
import { READY_PALETTE_CODES } from '#domain/brand-palettes/ready-palettes.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { ReadyChip } from '#storefront/ui/palettes/ready-chip.tsx'

/** The buttons of the ready palettes, after a text, and one that restores the own colours. Scripts handle them. */
export function PaletteChips({ lead }: { readonly lead?: string }) {
  const t = useTranslations('palettes')
  return (
    <div className="palette-row needs-script">
      {lead && <span className="small">{lead}</span>}
      {READY_PALETTE_CODES.map((code) => (
        <ReadyChip key={code} code={code} />
      ))}
      <Button size="small" tone="quiet" data-begin="">
        <Icon name="rotate-cw" />
        {t('reset')}
      </Button>
    </div>
  )
}
