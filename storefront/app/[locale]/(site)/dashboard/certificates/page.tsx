import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Certificates } from '#storefront/features/certificates/certificates.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('certificates')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="certificates"
      content={Certificates}
      messages={['dashboard', 'certificates']}
    />
  )
}
