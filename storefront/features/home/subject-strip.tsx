import { useTranslations } from 'next-intl'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { type Medium, mediaOf } from '#storefront/features/home/strip.ts'
import { Plate } from '#storefront/ui/plate.tsx'
import { PLATES } from '#storefront/ui/sizes.ts'

interface SubjectStripProps {
  readonly subject: Home['subjects'][number]
  readonly kinds: Home['kinds']
  readonly locale: Locale
}

/** One subject in every medium, side by side, each over the way to all of that medium. */
export function SubjectStrip({ subject, kinds, locale }: SubjectStripProps) {
  const t = useTranslations()
  return (
    <div className="strip">
      {mediaOf(subject.items).map((medium) => (
        <div className="strip__c" key={medium.kind}>
          <Pieces medium={medium} locale={locale} />
          <a href={href('listing', locale, { kind: medium.kind })}>
            <b>{t(`kinds.${medium.kind}.many`)}</b>
            <span>
              {t('home.kindCount', { count: kinds.find(({ kind }) => kind === medium.kind)?.count ?? 0 })}
            </span>
          </a>
        </div>
      ))}
    </div>
  )
}

interface PiecesProps {
  readonly medium: Medium
  readonly locale: Locale
}

function Pieces({ medium: { kind, items }, locale }: PiecesProps) {
  const many = items.length > 1
  return (
    <ul className={many ? 'strip__four' : 'strip__one'}>
      {items.map((item) => (
        <Plate
          key={item.slug}
          item={item}
          locale={locale}
          sizes={many ? PLATES.quarter : PLATES.large}
          className={kind === 'photo' ? 'arch' : ''}
        />
      ))}
    </ul>
  )
}
