import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Collections } from '#storefront/features/collections/own/collections.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('favorites')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="favorites"
      content={Collections}
      messages={['dashboard', 'myCollections']}
    />
  )
}
