import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { Button } from '#storefront/ui/button.tsx'

/** Asks for an address. A form without scripts, because it is on every page: the page that it leads to states the outcome. */
export function SubscribeForm({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('newsletter')
  return (
    <form className="subscribe" action="/api/v2/newsletter/subscriptions" method="post">
      <input type="hidden" name="locale" value={locale} />
      <label className="subscribe__l">
        <span className="subscribe__n">{t('email')}</span>
        <input
          className="input"
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t('placeholder')}
          maxLength={254}
          required
        />
      </label>
      <input className="subscribe__trap" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <Button type="submit" tone="strong">
        {t('submit')}
      </Button>
    </form>
  )
}
