import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Downloads } from '#storefront/features/downloads/downloads.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('downloads')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="downloads"
      content={Downloads}
      messages={['dashboard', 'downloads', 'kinds']}
    />
  )
}
