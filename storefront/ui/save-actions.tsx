import { useTranslations } from 'next-intl'
import { type AssetName, assetKey } from '#domain/personal-collections/assets.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface SaveActionsProps {
  readonly asset: AssetName
}

/** What a page of an asset has in place of the heart of its card; heard by the same listener. */
export function SaveActions({ asset }: SaveActionsProps) {
  const t = useTranslations('detail')
  const key = assetKey({ form: asset.form, slug: asset.slug })
  return (
    <div className="save-actions needs-script">
      <Button tone="outline" data-save data-asset={key} aria-pressed="false">
        <Icon name="heart" />
        {t('save')}
      </Button>
      <Button tone="outline" data-collect data-asset={key} aria-haspopup="dialog">
        <Icon name="plus" />
        {t('addToCollection')}
      </Button>
    </div>
  )
}
