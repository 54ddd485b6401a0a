import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { Transactions } from '#storefront/features/transactions/transactions.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('transactions')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="transactions"
      content={Transactions}
      messages={['dashboard', 'transactions']}
    />
  )
}
