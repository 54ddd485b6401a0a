import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Affiliation } from '#storefront/features/referral/affiliation.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('affiliation')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="affiliation"
      content={Affiliation}
      messages={['dashboard', 'referral']}
    />
  )
}
