import { useTranslations } from 'next-intl'
import type { Invitation } from '#domain/contract/invitations.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { ContributorAvatar } from '#storefront/ui/contributor-avatar.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface InviterProps {
  readonly invitation: Invitation
  readonly locale: Locale
}

const AVATAR_SIZE = 48

/** The public profile of who invites; without one the invitation has no name. */
export function Inviter({ invitation: { state, inviter }, locale }: InviterProps) {
  const t = useTranslations('invitation')
  if (state === 'unknown')
    return (
      <p className="alert alert--bad" role="status">
        <Icon name="circle-alert" />
        {t('unknown')}
      </p>
    )
  if (state === 'own')
    return (
      <p className="alert">
        <Icon name="info" />
        <span>
          {t('own')}{' '}
          <a className="link" href={href('dashboard', locale, { section: 'referral' })}>
            {t('ownLink')}
          </a>
        </span>
      </p>
    )
  if (inviter === null) return <p className="invitation__name">{t('byCustomer')}</p>
  return (
    <p className="invitation__name">
      <ContributorAvatar avatar={inviter.avatar} size={AVATAR_SIZE} />
      <span>
        {t.rich('by', {
          name: () => (
            <a className="link" href={href('contributor', locale, { username: inviter.username })}>
              {inviter.name}
            </a>
          ),
        })}
      </span>
    </p>
  )
}
