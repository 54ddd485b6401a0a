import { useTranslations } from 'next-intl'
import type { Contributor } from '#domain/contract/catalogue.ts'
import { FollowButton } from '#storefront/deeds/follow/follow-button.tsx'
import { followTexts } from '#storefront/deeds/follow/follow-texts.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** Who somebody is, in a line: person or studio, where the work comes from, and whether the profile has an owner. */
export function ContributorLead({ contributor }: { readonly contributor: Contributor }) {
  const t = useTranslations('contributor')
  const common = useTranslations('common')
  const follow = useTranslations('contributor.follow')
  const { username, name, claimed, type, url, itemCount, packCount } = contributor
  return (
    <>
      <div className="row row--wrap small muted">
        {claimed ? <Badge>{t(`type.${type}`)}</Badge> : <Badge tone="warn">{common('unclaimed')}</Badge>}
        <span>{t('work', { items: itemCount, packs: packCount })}</span>
        {url && (
          <a className="more" href={url} rel="noopener nofollow">
            {t('source')}
            <Icon name="external-link" />
          </a>
        )}
      </div>
      {!claimed && <p className="small muted">{t('unclaimed')}</p>}
      <FollowButton username={username} name={name} texts={followTexts(follow, { counted: true })} />
    </>
  )
}
