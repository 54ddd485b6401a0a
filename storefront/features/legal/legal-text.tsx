import { useTranslations } from 'next-intl'
import type { LegalPage } from '#domain/contract/legal.ts'
import { LEGAL_PAGES } from '#domain/legal/pages.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { longDay } from '#storefront/ui/date-language.ts'

interface LegalTextProps {
  readonly locale: Locale
  readonly page: LegalPage
}

/** A legal page: its sections under headings, then the way to ask a question. */
export function LegalText({ locale, page }: LegalTextProps) {
  const t = useTranslations('legal')
  const day = longDay(locale)
  const others = LEGAL_PAGES.filter((slug) => slug !== page.slug)
  return (
    <article className="wrap wrap--text legal">
      <header className="stack">
        <h1 className="h-1">{page.title}</h1>
        {page.lead !== null && <p className="lead">{page.lead}</p>}
        <p className="small muted">
          {t.rich('inForce', {
            day: () => <time dateTime={page.inForceFrom}>{day.format(new Date(page.inForceFrom))}</time>,
          })}
        </p>
      </header>
      {page.sections.map(({ id, heading, text }) => (
        <section key={id} className="legal__s">
          <h2 className="h-3">{heading}</h2>
          {text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <footer className="row row--wrap">
        <LinkButton tone="strong" href={href('contact', locale)}>
          {t('ask')}
        </LinkButton>
        {others.map((slug) => (
          <LinkButton key={slug} href={href('legal', locale, { slug })}>
            {t(slug)}
          </LinkButton>
        ))}
        <LinkButton href={href('licences', locale)}>{t('licences')}</LinkButton>
      </footer>
    </article>
  )
}
