import { directory } from '#storefront/app/directory.tsx'
import { readTags } from '#storefront/data/directories.ts'
import { TagList } from '#storefront/features/directories/tag-list.tsx'

const tags = directory({
  family: 'tags',
  read: readTags,
  Entries: ({ found, locale }) => <TagList tags={found.entries} locale={locale} />,
})

export function generateStaticParams() {
  return []
}

export const generateMetadata = tags.generateMetadata
export default tags.page
