import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Button } from '#storefront/ui/button.tsx'

/**
 * Asks once which scripts may be loaded. Styles show it where no choice is stored; the account island stores the
 * choice. It comes first in the page, for keyboard order and the first paint.
 */
export function CookieNotice({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('account.cookies')
  return (
    <section className="cookies" aria-label={t('label')}>
      <p className="small">
        {t.rich('text', {
          privacy: (words) => (
            <a className="link" href={href('legal', locale, { slug: 'privacy' })}>
              {words}
            </a>
          ),
        })}
      </p>
      <div className="row">
        <Button size="small" data-consent="necessary">
          {t('necessary')}
        </Button>
        <Button size="small" data-consent="all">
          {t('all')}
        </Button>
      </div>
    </section>
  )
}
