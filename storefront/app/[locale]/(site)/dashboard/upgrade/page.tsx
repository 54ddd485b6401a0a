import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Upgrade } from '#storefront/features/subscriptions/upgrade.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('upgrade')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="upgrade"
      content={Upgrade}
      messages={['dashboard', 'subscriptions']}
    />
  )
}
