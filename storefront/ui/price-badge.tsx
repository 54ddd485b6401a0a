import { useTranslations } from 'next-intl'
import { Badge } from '#storefront/ui/badge.tsx'

/** Free or exclusive, in words and colour. */
export function PriceBadge({ free }: { readonly free: boolean }) {
  const t = useTranslations('common')
  return free ? (
    <Badge tone="free">{t('free')}</Badge>
  ) : (
    <Badge tone="exclusive" icon="crown">
      {t('exclusive')}
    </Badge>
  )
}
