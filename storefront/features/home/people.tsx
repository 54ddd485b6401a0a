import { useTranslations } from 'next-intl'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { ContributorAvatar } from '#storefront/ui/contributor-avatar.tsx'
import { Plate } from '#storefront/ui/plate.tsx'
import { SectionHead } from '#storefront/ui/section-head.tsx'
import { PLATES } from '#storefront/ui/sizes.ts'

interface PeopleProps {
  readonly home: Home
  readonly locale: Locale
}

const PEOPLE = 4
const PIECES = 3

/** Contributors, with three works of each. */
export function PeopleSection({ home: { contributors }, locale }: PeopleProps) {
  const t = useTranslations('home.people')
  if (contributors.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHead title={t('heading')} more={{ label: t('more'), href: href('contributors', locale) }} />
      <div className="people">
        {contributors.slice(0, PEOPLE).map((contributor) => (
          <Person key={contributor.username} contributor={contributor} locale={locale} />
        ))}
      </div>
    </section>
  )
}

interface PersonProps {
  readonly contributor: Home['contributors'][number]
  readonly locale: Locale
}

function Person({ contributor, locale }: PersonProps) {
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
