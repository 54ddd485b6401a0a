import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { NotificationSettings } from '#storefront/features/notifications/settings.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('notification-settings')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="notification-settings"
      content={NotificationSettings}
      messages={['notifications']}
    />
  )
}
