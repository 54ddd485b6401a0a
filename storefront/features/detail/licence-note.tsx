import { useTranslations } from 'next-intl'
import { recolouredLine } from '#domain/assets/attribution.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Attribution } from '#storefront/features/detail/attribution.tsx'
import { licenceKey } from '#storefront/messages/licence-key.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface LicenceNoteProps {
  readonly asset: Pick<ItemDetail, 'licence' | 'attribution'>
  readonly locale: Locale
}

/** What the licence allows, and the attribution that it requires. */
export function LicenceNote({ asset: { licence, attribution }, locale }: LicenceNoteProps) {
  const t = useTranslations('detail.licence')
  const grants = useTranslations('licences.grants')
  return (
    <section className="lic small" aria-label={t('label')}>
      <Icon name="scale" />
      <div className="grow stack stack--tight">
        <p>
          <a className="link" href={`${href('licences', locale)}#${licence.code}`}>
            {licence.name}
          </a>
          {'. '}
          {grants(licenceKey(licence.code))}
        </p>
        {attribution && (
          <Attribution
            line={attribution}
            recolouredLine={recolouredLine(attribution, locale)}
            label={t('copy')}
            done={t('copied')}
          />
        )}
      </div>
    </section>
  )
}
