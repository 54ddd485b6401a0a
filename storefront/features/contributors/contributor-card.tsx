import { useTranslations } from 'next-intl'
import type { Contributors } from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { ReachLink } from '#storefront/features/contributors/reach-link.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { ContributorAvatar } from '#storefront/ui/contributor-avatar.tsx'
import { WorkRow } from '#storefront/ui/work-row.tsx'

interface ContributorCardProps {
  readonly contributor: Contributors['entries'][number]
  readonly locale: Locale
  readonly heading?: 'h2' | 'h3'
  /** Whether the card says how they are reached. */
  readonly reach?: boolean
}

/** A contributor among others: four of their works, who they are, how much there is. */
export function ContributorCard(props: ContributorCardProps) {
  const { contributor, locale, heading: Heading = 'h2', reach = false } = props
  const t = useTranslations('contributor')
  const { username, name, avatar, previews, openToWork, itemCount, packCount } = contributor
  return (
    <article className="pack">
      <WorkRow previews={previews} />
      <div className="who">
        <ContributorAvatar avatar={avatar} size={40} />
        <div className="grow">
          <Heading className="pack__t">
            <a href={href('contributor', locale, { username })}>{name}</a>
          </Heading>
          <p className="pack__m">{t('work', { items: itemCount, packs: packCount })}</p>
        </div>
      </div>
      <div className="row row--wrap who__facts">
        <WhoBadge contributor={contributor} />
        {openToWork && <Badge tone="free">{t('open')}</Badge>}
        {reach && <ReachLink contributor={contributor} />}
      </div>
    </article>
  )
}

/** What a contributor is: the designation, else person or studio. */
export function WhoBadge({ contributor }: Pick<ContributorCardProps, 'contributor'>) {
  const t = useTranslations('contributor')
  const { designation, type } = contributor
  return (
    <Badge>
      {designation === null || type === 'team' ? t(`type.${type}`) : t(`designation.${designation}.one`)}
    </Badge>
  )
}
