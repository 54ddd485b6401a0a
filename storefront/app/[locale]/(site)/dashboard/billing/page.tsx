import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Billing } from '#storefront/features/billing/billing.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('billing')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage params={params} section="billing" content={Billing} messages={['dashboard', 'billing']} />
  )
}
