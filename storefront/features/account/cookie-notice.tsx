import { useTranslations } from 'next-intl'
import { Button } from '#storefront/ui/button.tsx'

/**
 * Asks once what may be loaded. Styles show it where no choice is kept; the island keeps the one that is made. It stands
 * first in a page, so that the keyboard comes to it first and it is painted with what is seen first.
 */
export function CookieNotice() {
  const t = useTranslations('account.cookies')
  return (
    <section className="cookies" aria-label={t('label')}>
      <p className="small">{t('text')}</p>
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
