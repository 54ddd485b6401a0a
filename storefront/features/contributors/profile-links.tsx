import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SOCIAL_NETWORK_CODES } from '#domain/accounts/social-networks.ts'
import type { Profile } from '#domain/contract/directories.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface ProfileLinksProps {
  readonly contributor: Pick<Profile, 'url' | 'links'>
  /** Ways within the site. */
  readonly children?: ReactNode
}

/** A contributor's other sites, and further links. */
export function ProfileLinks({ contributor: { url, links }, children }: ProfileLinksProps) {
  const t = useTranslations('contributor')
  const elsewhere = [
    ...(url === null ? [] : [{ label: t('source'), address: url }]),
    ...SOCIAL_NETWORK_CODES.flatMap((network) => {
      const address = links[network]
      return address === undefined ? [] : [{ label: t(`network.${network}`), address }]
    }),
  ]
  return (
    <p className="prof__l">
      {elsewhere.map(({ label, address }) => (
        <a key={label} className="more" href={address} rel="noopener nofollow">
          {label}
          <Icon name="external-link" />
        </a>
      ))}
      {children}
    </p>
  )
}
