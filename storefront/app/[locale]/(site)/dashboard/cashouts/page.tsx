import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Cashouts } from '#storefront/features/cashouts/cashouts.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('cashouts')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage params={params} section="cashouts" content={Cashouts} messages={['dashboard', 'cashouts']} />
  )
}
