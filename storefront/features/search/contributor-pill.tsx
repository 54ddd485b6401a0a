import { useTranslations } from 'next-intl'
import type { Avatar } from '#domain/contract/catalogue.ts'
import { ContributorAvatar } from '#storefront/ui/contributor-avatar.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** Whose work alone is searched. */
export interface SearchedContributor {
  readonly username: string
  /** Of the person or the company. */
  readonly name: string
  readonly avatar: Avatar
  /** The same search without the contributor. */
  readonly withoutHref: string
}

/** Says whose work is searched, keeps it so for the next search, and leads out of it. */
export function ContributorPill({ contributor }: { readonly contributor: SearchedContributor }) {
  const t = useTranslations('search')
  const { username, name, avatar, withoutHref } = contributor
  return (
    <>
      <a
        className="pill pill--on search__who"
        href={withoutHref}
        aria-label={t('removeContributor', { name })}
      >
        <ContributorAvatar avatar={avatar} size={24} />
        <span className="cut">{name}</span>
        <Icon name="x" />
      </a>
      <input type="hidden" name="contributor" value={username} />
    </>
  )
}
