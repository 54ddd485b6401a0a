import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { PayoutDetails } from '#storefront/features/payees/payout-details.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('payout-details')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="payout-details"
      content={PayoutDetails}
      messages={['dashboard', 'payees']}
    />
  )
}
