import { useTranslations } from 'next-intl'
import type { Form } from '#domain/assets/forms.ts'
import { assetKey } from '#domain/personal-collections/assets.ts'
import { zipKey } from '#domain/zips/assets.ts'

interface CardActionsProps {
  readonly asset: {
    readonly form: Form
    readonly slug: string
    readonly title: string
    readonly free: boolean
  }
}

/**
 * Actions on an asset's card: add to favourites, download or copy what is free (packs and bundles as a ZIP), buy what is
 * exclusive (or download it, once the user's marks are known), and for an item a menu of all of these. Plain markup, since a page has hundreds: one
 * listener for the page handles clicks (features/collections) and sets `aria-pressed`.
 */
export function CardActions({ asset: { form, slug, title, free } }: CardActionsProps) {
  const t = useTranslations('common')
  // Of a bundle, its packs are collected.
  const key = form === 'bundle' ? undefined : assetKey({ form, slug })
  return (
    <span className="acts needs-script">
      {key !== undefined && (
        <button
          type="button"
          className="act"
          data-save
          data-asset={key}
          aria-label={t('save', { title })}
          aria-pressed="false"
        />
      )}
      {form === 'item' && (
        <button
          type="button"
          className="act"
          data-more
          data-asset={key}
          aria-label={t('quick.more', { title })}
          aria-haspopup="dialog"
        />
      )}
      {free && form === 'item' && (
        <button
          type="button"
          className="act"
          data-quick
          data-asset={key}
          aria-label={t('quick.act', { title })}
        />
      )}
      {free && form !== 'item' && (
        <button
          type="button"
          className="act"
          data-zip={zipKey({ form, slug })}
          data-asset={key}
          aria-label={t('download', { title })}
          aria-haspopup="dialog"
        />
      )}
      {!free && (
        <button
          type="button"
          className="act"
          data-buy={form}
          data-slug={slug}
          data-open-label={t('download', { title })}
          aria-label={t('quick.buy', { title })}
        />
      )}
    </span>
  )
}
