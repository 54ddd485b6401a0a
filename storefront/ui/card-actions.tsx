import { useTranslations } from 'next-intl'
import { type AssetName, assetKey } from '#domain/personal-collections/assets.ts'

interface CardActionsProps {
  readonly asset: AssetName & { readonly title: string; readonly free: boolean }
}

/**
 * Actions on an asset's card: add to favourites, and download where it is one free file. Plain markup, since a page has
 * hundreds: one listener for the page handles clicks (features/collections) and sets `aria-pressed`.
 */
export function CardActions({ asset }: CardActionsProps) {
  const t = useTranslations('common')
  const { form, title, free } = asset
  const key = assetKey(asset)
  return (
    <span className="acts needs-script">
      <button
        type="button"
        className="act"
        data-save
        data-asset={key}
        aria-label={t('save', { title })}
        aria-pressed="false"
      />
      {form === 'item' && free && (
        <button
          type="button"
          className="act"
          data-fetch
          data-asset={key}
          aria-label={t('download', { title })}
        />
      )}
    </span>
  )
}
