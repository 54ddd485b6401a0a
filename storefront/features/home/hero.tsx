import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { SubjectStrip } from '#storefront/features/home/subject-strip.tsx'

interface HeroProps {
  readonly home: Home
  readonly locale: Locale
  readonly search: ReactNode
}

/** The claim, the search, and its proof: one subject in every medium. Which one is a radio group that styles alone obey. */
export function Hero({ home: { subjects, kinds }, locale, search }: HeroProps) {
  const t = useTranslations('home')
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
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
      {subjects.map((subject) => (
        <SubjectStrip key={subject.slug} subject={subject} kinds={kinds} locale={locale} />
      ))}
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
