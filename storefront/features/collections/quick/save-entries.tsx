'use client'

import { useTranslations } from 'next-intl'
import { assetKey } from '#domain/personal-collections/assets.ts'
import { toggleFavourite } from '#storefront/features/collections/saving/favourite.ts'
import { isMarked } from '#storefront/features/collections/saving/favourite-marks.ts'
import { askToLogIn } from '#storefront/session/intents.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface SaveEntriesProps {
  readonly slug: string
  readonly artwork: string | undefined
  readonly onClose: () => void
}

/** The entries that save an item: as a favourite, and to a collection. */
export function SaveEntries({ slug, artwork, onClose }: SaveEntriesProps) {
  const t = useTranslations('detail')
  const asset = { form: 'item', slug } as const
  const saved = isMarked(assetKey(asset))

  async function collect(): Promise<void> {
    onClose()
    if (!(await askToLogIn('collection'))) return
    const { openPicker } = await import('../saving/open-picker.tsx')
    await openPicker(asset, artwork)
  }

  return (
    <>
      <li className="quick__line">
        <button
          type="button"
          className="quick__a"
          aria-pressed={saved}
          onClick={() => {
            onClose()
            void toggleFavourite(asset, !saved, artwork)
          }}
        >
          <Icon name="heart" />
          {t('save')}
        </button>
      </li>
      <li>
        <button type="button" className="quick__a" onClick={() => void collect()}>
          <Icon name="plus" />
          {t('addToCollection')}
        </button>
      </li>
    </>
  )
}
