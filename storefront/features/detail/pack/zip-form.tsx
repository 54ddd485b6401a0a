import { useTranslations } from 'next-intl'
import type { BundleDetail, PackDetail } from '#domain/contract/catalogue.ts'
import { zipKey, zipPath } from '#domain/zips/assets.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface ZipFormProps {
  readonly asset: PackDetail | BundleDetail
}

/**
 * Downloads the free items of a pack or bundle as a ZIP. The listener of the page opens a dialog (features/collections);
 * without scripts the form submits itself and returns the ZIP in the items' own colours.
 */
export function ZipForm({ asset }: ZipFormProps) {
  const t = useTranslations('zip')
  const { free, exclusive } = asset.contents
  if (free === 0) return null
  return (
    <form className="ph__zip" method="post" action={`/api/v2${zipPath(asset)}`}>
      <Button
        type="submit"
        size="large"
        tone="strong"
        aria-haspopup="dialog"
        data-zip={zipKey(asset)}
        data-carries-palette=""
      >
        <Icon name="download" />
        {exclusive === 0 ? t(`get.${asset.form}`) : t('get.free', { count: free })}
      </Button>
      {exclusive > 0 && <p className="small">{t('leftOut.not-free', { count: exclusive })}</p>}
    </form>
  )
}
