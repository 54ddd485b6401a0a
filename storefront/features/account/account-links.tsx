import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'

interface AccountLinksProps {
  readonly locale: Locale
  readonly place: 'header' | 'drawer'
}

const LOOKS = {
  header: { login: { tone: 'quiet', className: 'acct__login' }, signup: { tone: 'strong' } },
  drawer: { login: { tone: 'outline', size: 'large' }, signup: { tone: 'primary', size: 'large' } },
} as const

/** The log-in and sign-up links. With scripts they open a dialog (account-island.tsx). */
export function AccountLinks({ locale, place }: AccountLinksProps) {
  const t = useTranslations('account')
  return (
    <div className={`acct acct--${place} acct--visitor`}>
      <LinkButton {...LOOKS[place].login} href={href('auth', locale, { view: 'login' })} data-account="login">
        {t('logIn.submit')}
      </LinkButton>
      <LinkButton
        {...LOOKS[place].signup}
        href={href('auth', locale, { view: 'signup' })}
        data-account="signup"
      >
        {t('signUp.submit')}
      </LinkButton>
    </div>
  )
}
