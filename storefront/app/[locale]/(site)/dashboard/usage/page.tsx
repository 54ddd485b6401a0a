import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Usage } from '#storefront/features/usage/usage.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('usage')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage params={params} section="usage" content={Usage} messages={['dashboard', 'usage', 'kinds']} />
  )
}
