import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import type { Locale } from '#domain/locales/locales.ts'
import { AUTH_VIEWS, type AuthView } from '#domain/routing/account-views.ts'
import { ForgotPasswordForm } from '#storefront/features/account/forms/forgot-password-form.tsx'
import { LogInForm } from '#storefront/features/account/forms/log-in-form.tsx'
import { ResetPasswordForm } from '#storefront/features/account/forms/reset-password-form.tsx'
import { AnswerClaim } from '#storefront/features/account/hearing/answer-claim.tsx'
import { ChangeEmail } from '#storefront/features/account/links/change-email.tsx'
import { VerifyEmail } from '#storefront/features/account/links/verify-email.tsx'
import { AccountDeleted } from '#storefront/features/account/pages/account-deleted.tsx'
import { AccountFrame } from '#storefront/features/account/pages/account-frame.tsx'
import { ClaimProfile } from '#storefront/features/account/pages/claim-profile.tsx'
import { JoinTeam } from '#storefront/features/account/pages/join-team.tsx'
import { SignUpHere } from '#storefront/features/account/pages/sign-up-here.tsx'
import { SwitchTeam } from '#storefront/features/account/pages/switch-team.tsx'
import { SwitchUser } from '#storefront/features/account/pages/switch-user.tsx'
import { TeamInvitation } from '#storefront/features/account/pages/team-invitation.tsx'
import { Guarded } from '#storefront/session/guarded.tsx'

interface AuthPageProps {
  readonly locale: Locale
  readonly view: AuthView
}

const BODIES = {
  login: LogInForm,
  signup: SignUpHere,
  'forgot-password': ForgotPasswordForm,
  'reset-password': ResetPasswordForm,
  'verify-email': VerifyEmail,
  'change-email': ChangeEmail,
  'join-team': JoinTeam,
  'team-invitation': TeamInvitation,
  'claim-profile': ClaimProfile,
  'answer-claim': AnswerClaim,
  'account-deleted': AccountDeleted,
  'switch-user': SwitchUser,
  'switch-team': SwitchTeam,
} as const satisfies Record<AuthView, ComponentType>

/** `/auth/{view}` (spec section 2). */
export function AuthPage({ locale, view }: AuthPageProps) {
  const t = useTranslations()
  const Body: ComponentType = BODIES[view]
  const { guard } = AUTH_VIEWS[view]
  return (
    <AccountFrame locale={locale} heading={t(`account.views.${view}`)}>
      {guard === null ? (
        <Body />
      ) : (
        <Guarded guard={guard} locale={locale} fallback={<p className="muted">{t('common.loading')}</p>}>
          <Body />
        </Guarded>
      )}
    </AccountFrame>
  )
}
