import { useTranslations } from 'next-intl'
import { href } from '#domain/routing/href.ts'
import { directory } from '#storefront/app/directory.tsx'
import { readCollections } from '#storefront/data/directories.ts'
import { EntryCard } from '#storefront/features/directories/entry-card.tsx'
import { CardGrid } from '#storefront/ui/grid.tsx'

const collections = directory({
  family: 'collections',
  read: readCollections,
  Entries: function Collections({ found, locale }) {
    const t = useTranslations('common.counts')
    return (
      <CardGrid>
        {found.entries.map((collection) => (
          <EntryCard
            key={collection.slug}
            name={collection.name}
            href={href('collection', locale, { slug: collection.slug })}
            text={collection.description}
            note={t('assets', { count: collection.count })}
            previews={collection.previews}
          />
        ))}
      </CardGrid>
    )
  },
})

export function generateStaticParams() {
  return []
}

export const generateMetadata = collections.generateMetadata
export default collections.page
