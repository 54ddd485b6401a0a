import { useTranslations } from 'next-intl'
import { href } from '#domain/routing/href.ts'
import { directory } from '#storefront/app/directory.tsx'
import { readTags } from '#storefront/data/directories.ts'
import { TagList } from '#storefront/features/directories/tag-list.tsx'
import { Pills } from '#storefront/ui/pills.tsx'

const tags = directory({
  family: 'tags',
  read: readTags,
  Entries: ({ found, locale }) => <TagList tags={found.entries} locale={locale} />,
  More: function KeywordWays({ locale }) {
    const t = useTranslations('taxonomy')
    return (
      <Pills
        pills={[
          { label: t('keywordList.title'), href: href('keywordList', locale) },
          { label: t('keywords.title'), href: href('keywords', locale) },
        ]}
      />
    )
  },
})

export function generateStaticParams() {
  return []
}

export const generateMetadata = tags.generateMetadata
export default tags.page
