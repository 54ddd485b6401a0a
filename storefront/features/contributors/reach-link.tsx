import { useTranslations } from 'next-intl'
import type { Contributors } from '#domain/contract/directories.ts'
import { commissionAddress } from '#domain/contributors/commissions.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface ReachLinkProps {
  readonly contributor: Pick<Contributors['entries'][number], 'name' | 'openToWork' | 'contact' | 'url'>
}

/** How to contact a contributor for work: at their own address, else at the source of their work. */
export function ReachLink({ contributor }: ReachLinkProps) {
  const t = useTranslations('contributor')
  const { name, url } = contributor
  const contact = commissionAddress(contributor)
  const to = contact === null ? url : `mailto:${contact}`
  if (to === null) return null
  return (
    <a className="more reach" href={to} rel="noopener nofollow">
      {contact === null ? t('source') : t('write')}
      <span className="vh"> {name}</span>
      <Icon name={contact === null ? 'external-link' : 'mail'} />
    </a>
  )
}
