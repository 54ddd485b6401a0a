import { useTranslations } from 'next-intl'
import { type AssetName, assetKey } from '#domain/personal-collections/assets.ts'

interface SaveButtonProps {
  readonly asset: AssetName & { readonly title: string }
}

/**
 * The heart on a card: makes the asset a favourite. Plain markup, of which a page has hundreds: one listener for the
 * whole page hears it (features/collections), and says by `aria-pressed` how it stands.
 */
export function SaveButton({ asset }: SaveButtonProps) {
  const t = useTranslations('common')
  return (
    <button
      type="button"
      className="save needs-script"
      data-save
      data-asset={assetKey(asset)}
      aria-label={t('save', { title: asset.title })}
      aria-pressed="false"
    />
  )
}
