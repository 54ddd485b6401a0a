import { useTranslations } from 'next-intl'
import type { Profile } from '#domain/contract/directories.ts'
import { commissionAddress } from '#domain/contributors/commissions.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { FollowButton } from '#storefront/actions/follow/follow-button.tsx'
import { followTexts } from '#storefront/actions/follow/follow-texts.ts'
import { WhoBadge } from '#storefront/features/contributors/contributor-card.tsx'
import { ProfileLinks } from '#storefront/features/contributors/profile-links.tsx'
import { Avatar } from '#storefront/ui/avatar.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { ContributorAvatar } from '#storefront/ui/contributor-avatar.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { WorkRow } from '#storefront/ui/work-row.tsx'

interface ProfileLeadProps {
  readonly contributor: Profile
  readonly locale: Locale
}

/** A contributor's heading, on their own cover or one made of their best works. */
export function ProfileLead({ contributor, locale }: ProfileLeadProps) {
  const t = useTranslations('contributor')
  const follow = useTranslations('contributor.follow')
  const { username, name, claimed, biography, designation, openToWork } = contributor
  const { itemCount, packCount, avatar, members } = contributor
  const contact = commissionAddress(contributor)
  return (
    <section className="prof" aria-labelledby="profile-name">
      <div className="prof__t">
        <div className="prof__n">
          <ContributorAvatar avatar={avatar} size={72} />
          <div>
            <h1 className="h-1" id="profile-name">
              {name}
            </h1>
            <p className="small muted">{t('work', { items: itemCount, packs: packCount })}</p>
          </div>
        </div>
        <div className="row row--wrap">
          <WhoBadge contributor={contributor} />
          {openToWork && <Badge tone="free">{t('open')}</Badge>}
        </div>
        {biography !== null && <p className="prof__b">{biography}</p>}
        {!claimed && (
          <p className="small muted">
            {t('unclaimed')}{' '}
            <a
              className="link"
              rel="nofollow"
              href={`${href('auth', locale, { view: 'claim-profile' })}?${new URLSearchParams({ contributor: username })}`}
            >
              {t('claim')}
            </a>
          </p>
        )}
        {members.length > 0 && <Members members={members} />}
        <div className="row row--wrap">
          <FollowButton username={username} name={name} texts={followTexts(follow, { counted: true })} />
          {contact !== null && (
            <LinkButton size="small" tone="outline" href={`mailto:${contact}`}>
              <Icon name="mail" />
              {t('write')}
              <span className="vh"> {name}</span>
            </LinkButton>
          )}
        </div>
        <ProfileLinks contributor={contributor}>
          {designation !== null && (
            <a className="more" href={href('hire', locale, { designation })}>
              {t('others', { who: t(`designation.${designation}.many`) })}
              <Icon name="arrow-right" />
            </a>
          )}
        </ProfileLinks>
      </div>
      <ProfileCover contributor={contributor} />
    </section>
  )
}

function ProfileCover({ contributor: { cover, previews } }: Pick<ProfileLeadProps, 'contributor'>) {
  if (cover !== null) {
    return (
      <img
        className="prof__cover"
        src={cover.normal}
        srcSet={`${cover.normal} 800w, ${cover.large} 1600w`}
        sizes="(min-width: 1024px) 50vw, 100vw"
        alt=""
        width={1600}
        height={400}
      />
    )
  }
  return <WorkRow previews={previews} eager />
}

function Members({ members }: Pick<Profile, 'members'>) {
  const t = useTranslations('contributor')
  return (
    <ul className="prof__m" aria-label={t('members')}>
      {members.map(({ name, picture, avatar }) => (
        <li key={`${name} ${picture?.small ?? avatar}`} className="small">
          <Avatar picture={picture?.small ?? null} place={avatar} size={24} />
          {name}
        </li>
      ))}
    </ul>
  )
}
