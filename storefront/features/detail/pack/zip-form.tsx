import { useTranslations } from 'next-intl'
import type { BundleDetail, PackDetail } from '#domain/contract/catalogue.ts'
import { zipKey, zipPath } from '#domain/zips/assets.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface ZipFormProps {
  readonly asset: PackDetail | BundleDetail
  /** The user may download all of it. */
  readonly isOwned?: boolean
}

/**
 * Downloads the items of a pack or bundle that the user may have as a ZIP: the free ones, or all. The listener of the page opens a dialog (features/collections);
 * without scripts the form submits itself and returns the ZIP in the items' own colours.
 */
export function ZipForm({ asset, isOwned = false }: ZipFormProps) {
  const t = useTranslations('zip')
  const { free, exclusive } = asset.contents
  if (free === 0 && !isOwned) return null
  const isWhole = exclusive === 0 || isOwned
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
        {isWhole ? t(`get.${asset.form}`) : t('get.free', { count: free })}
      </Button>
      {!isWhole && <p className="small">{t('leftOut.not-free', { count: exclusive })}</p>}
    </form>
  )
}
