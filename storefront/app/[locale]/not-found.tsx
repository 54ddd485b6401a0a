import { useLocale } from 'next-intl'
import { ErrorPage } from '#storefront/features/errors/error-page.tsx'

export default function NotFoundPage() {
  return <ErrorPage code="not-found" locale={useLocale()} />
}
