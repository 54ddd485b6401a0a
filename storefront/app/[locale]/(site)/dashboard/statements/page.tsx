import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { OwnStatements } from '#storefront/features/statements/own-statements.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('statements')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="statements"
      content={OwnStatements}
      messages={['dashboard', 'statements']}
    />
  )
}
