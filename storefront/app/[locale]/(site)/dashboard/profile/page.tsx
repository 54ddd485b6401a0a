import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Profile } from '#storefront/features/profile/profile.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('profile')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="profile"
      content={Profile}
      messages={['dashboard', 'profile', 'account']}
    />
  )
}
