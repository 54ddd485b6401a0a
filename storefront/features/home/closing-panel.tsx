import { useTranslations } from 'next-intl'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'

/** The end of the home page: what may be done with free assets, the way to them, and an illustration. */
export function ClosingPanel({ home, locale }: { readonly home: Home; readonly locale: Locale }) {
  const t = useTranslations('home.closing')
  const works = [...home.exclusive, ...home.fresh, ...home.subjects.flatMap(({ items }) => items)]
  const scene = works.find(({ kind, preview: { ground } }) => kind === 'illustration' && ground === 'any')
  return (
    <section className="wrap section">
      <div className="cta">
        <div className="cta__t">
          <h2 className="h-1">{t('heading')}</h2>
          <p>{t('text')}</p>
          <LinkButton tone="strong" size="large" href={href('listing', locale, { variant: 'free' })}>
            {t('browse')}
          </LinkButton>
        </div>
        {scene && (
          <div className="cta__a">
            <Artwork preview={scene.preview} sizes={SIZES.hero} />
          </div>
        )}
      </div>
    </section>
  )
}
