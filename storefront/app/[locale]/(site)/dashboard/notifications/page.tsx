import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { NotificationsList } from '#storefront/features/notifications/list.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('notifications')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="notifications"
      content={NotificationsList}
      messages={['notifications']}
    />
  )
}
