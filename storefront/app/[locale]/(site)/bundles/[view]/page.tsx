import { directory } from '#storefront/app/directory.tsx'
import { readBundles } from '#storefront/data/listing.ts'
import { CardGrid } from '#storefront/ui/grid.tsx'
import { BundleCard } from '#storefront/ui/pack-card.tsx'

const bundles = directory({
  family: 'bundles',
  read: readBundles,
  Entries: ({ found, locale }) => (
    <CardGrid>
      {found.hits.map((card) =>
        card.form === 'bundle' ? (
          <BundleCard key={card.slug} bundle={card} locale={locale} heading="h2" />
        ) : null,
      )}
    </CardGrid>
  ),
})

export function generateStaticParams() {
  return []
}

export const generateMetadata = bundles.generateMetadata
export default bundles.page
