import { useTranslations } from 'next-intl'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { ContributorAvatar } from '#storefront/ui/contributor-avatar.tsx'
import { Plate } from '#storefront/ui/plate.tsx'
import { PLATES } from '#storefront/ui/sizes.ts'

interface PersonCardProps {
  readonly contributor: Home['contributors'][number]
  readonly locale: Locale
}

const PIECES = 3

/** A contributor with three of their works. */
export function PersonCard({ contributor, locale }: PersonCardProps) {
  const t = useTranslations('common')
  const { name, username, itemCount, avatar, items } = contributor
  return (
    <article className="person">
      <ul className="tri">
        {items.slice(0, PIECES).map((item) => (
          <Plate key={item.slug} item={item} locale={locale} sizes={PLATES.third} />
        ))}
      </ul>
      <div className="person__n">
        <ContributorAvatar avatar={avatar} size={40} />
        <div>
          <h3 className="h-4">
            <a className="person__a" href={href('contributor', locale, { username })}>
              {name}
            </a>
          </h3>
          <p className="tiny muted">{t('counts.assets', { count: itemCount })}</p>
        </div>
      </div>
    </article>
  )
}
