import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Members } from '#storefront/features/team/members.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('members')

export default function Page({ params }: SectionProps) {
  return <SectionPage params={params} section="members" content={Members} messages={['dashboard', 'team']} />
}
