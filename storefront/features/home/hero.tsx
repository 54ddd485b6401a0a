import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { SubjectStrip } from '#storefront/features/home/subject-strip.tsx'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'

interface HeroProps {
  readonly home: Home
  readonly locale: Locale
  readonly search: ReactNode
}

/** The claim, the search, and its proof: one subject in every medium. Which one is a radio group that styles alone obey. */
export function Hero({ home: { subjects, kinds }, locale, search }: HeroProps) {
  const t = useTranslations('home')
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return <Opening locale={locale} />
  return (
    <section className="wrap hero">
      <div className="hero__t">
        <h1 className="h-display">{t.rich('heading', { br: () => <br /> })}</h1>
        <div className="hero__s">
          <p className="lead">{t('lead', { count: total })}</p>
          {search}
          {subjects.length > 1 && <SubjectChoice subjects={subjects} />}
        </div>
      </div>
      <div>
        <StaticMarkup id="home-subjects">
          {subjects.map((subject) => (
            <SubjectStrip key={subject.slug} subject={subject} kinds={kinds} locale={locale} />
          ))}
        </StaticMarkup>
      </div>
    </section>
  )
}

/** Nothing is published yet: what will be here, and what a visitor can do until then. */
function Opening({ locale }: Pick<HeroProps, 'locale'>) {
  const t = useTranslations('home.opening')
  return (
    <section className="wrap hero">
      <div className="hero__t">
        <h1 className="h-display">{t('heading')}</h1>
        <div className="hero__s">
          <p className="lead">{t('lead')}</p>
          <div className="row row--wrap">
            <LinkButton tone="primary" href={href('becomeContributor', locale)}>
              {t('publish')}
            </LinkButton>
            <LinkButton href={href('contact', locale)}>{t('contact')}</LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}

function SubjectChoice({ subjects }: Pick<Home, 'subjects'>) {
  const t = useTranslations('home.subjects')
  return (
    <fieldset className="chips">
      <legend className="vh">{t('label')}</legend>
      <span className="muted" aria-hidden="true">
        {t('lead')}
      </span>
      {subjects.map(({ slug, name }, index) => (
        <label className="pill" key={slug}>
          <input className="vh" type="radio" name="subject" value={slug} defaultChecked={index === 0} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
