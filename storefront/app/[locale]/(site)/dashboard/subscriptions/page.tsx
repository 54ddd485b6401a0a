import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Subscriptions } from '#storefront/features/subscriptions/subscriptions.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('subscriptions')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="subscriptions"
      content={Subscriptions}
      messages={['dashboard', 'subscriptions']}
    />
  )
}
