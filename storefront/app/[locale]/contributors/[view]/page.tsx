import { useTranslations } from 'next-intl'
import { href } from '#domain/routing/href.ts'
import { directory } from '#storefront/app/directory.tsx'
import { readContributors } from '#storefront/data/directories.ts'
import { EntryCard } from '#storefront/features/directories/entry-card.tsx'
import { CardGrid } from '#storefront/ui/grid.tsx'

const contributors = directory({
  family: 'contributors',
  read: readContributors,
  Entries: function Contributors({ found, locale }) {
    const t = useTranslations('contributor')
    const common = useTranslations('common')
    return (
      <CardGrid>
        {found.entries.map(({ username, name, claimed, type, itemCount, packCount, previews }) => (
          <EntryCard
            key={username}
            name={name}
            href={href('contributor', locale, { username })}
            text={claimed ? t(`type.${type}`) : common('unclaimed')}
            note={t('work', { items: itemCount, packs: packCount })}
            previews={previews}
          />
        ))}
      </CardGrid>
    )
  },
})

export function generateStaticParams() {
  return []
}

export const generateMetadata = contributors.generateMetadata
export default contributors.page
