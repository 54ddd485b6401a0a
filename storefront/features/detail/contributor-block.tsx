import { useTranslations } from 'next-intl'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { FollowButton } from '#storefront/actions/follow/follow-button.tsx'
import { followTexts } from '#storefront/actions/follow/follow-texts.ts'
import { ContributorAvatar } from '#storefront/ui/contributor-avatar.tsx'

interface ContributorBlockProps {
  readonly asset: Pick<ItemDetail, 'contributor' | 'sourceUrl'>
  readonly locale: Locale
}

/** The contributor, and the source of imported work. Only the profile says that it is unclaimed. */
export function ContributorBlock({ asset: { contributor, sourceUrl }, locale }: ContributorBlockProps) {
  const t = useTranslations('detail.contributor')
  const common = useTranslations('common')
  const follow = useTranslations('contributor.follow')
  return (
    <section className="by" aria-label={t('label')}>
      <ContributorAvatar avatar={contributor.avatar} size={48} />
      <div className="grow">
        <p className="h-4">
          <a className="link link--plain" href={href('contributor', locale, contributor)}>
            {contributor.name}
          </a>
        </p>
        <p className="tiny muted">
          {common('counts.assets', { count: contributor.itemCount })}
          {sourceUrl && (
            <>
              {' · '}
              <a className="link" href={sourceUrl} rel="noopener nofollow">
                {t('source')}
              </a>
            </>
          )}
        </p>
      </div>
      <FollowButton
        username={contributor.username}
        name={contributor.name}
        texts={followTexts(follow, { counted: false })}
      />
    </section>
  )
}
