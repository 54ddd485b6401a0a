import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Referral } from '#storefront/features/referral/referral.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('referral')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage params={params} section="referral" content={Referral} messages={['dashboard', 'referral']} />
  )
}
