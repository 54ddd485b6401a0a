'use client'

import { useTranslations } from 'next-intl'
import type { Person } from '#domain/contract/accounts.ts'
import { PictureButtons } from '#storefront/features/profile/pictures/picture-buttons.tsx'
import { Avatar } from '#storefront/ui/avatar.tsx'

const AVATAR_SIZE = 112

/** A user's photo, company logo and the cover above their profile, each with the buttons that change it. */
export function Pictures({ person }: { readonly person: Person }) {
  const t = useTranslations('profile.pictures')
  const { urls, company_urls: company, cover_urls: cover } = person
  return (
    <section className="profile__pictures" aria-label={t('heading')}>
      <div className="profile__cover">
        {cover !== null && (
          <img
            src={cover.normal}
            srcSet={`${cover.small} 400w, ${cover.normal} 800w, ${cover.large} 1600w`}
            sizes="(min-width: 1024px) 60rem, 100vw"
            alt={t('cover')}
            width={1600}
            height={400}
          />
        )}
        <PictureButtons use="cover" given={cover !== null} />
      </div>
      <div className="profile__who">
        <span className="profile__photo">
          <Avatar picture={urls.avatar?.normal ?? null} place={person.avatar} size={AVATAR_SIZE} />
        </span>
        <div className="profile__name">
          <p className="h-3">{person.name}</p>
          <PictureButtons use="profile" given={urls.avatar !== null} />
        </div>
      </div>
      <div className="row row--wrap">
        {company !== null && (
          <img
            src={company.small}
            srcSet={`${company.normal} 2.5x`}
            alt={t('company')}
            width={64}
            height={64}
          />
        )}
        <PictureButtons use="company" given={company !== null} />
      </div>
    </section>
  )
}
