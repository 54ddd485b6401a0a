import { useTranslations } from 'next-intl'
import { Icon } from '#storefront/ui/icon.tsx'

/** Why a statement was rejected. */
export function Rejection({ reason }: { readonly reason: string | null }) {
  const t = useTranslations('payees')
  if (reason === null) return null
  return (
    <div className="alert alert--bad">
      <Icon name="circle-alert" />
      <p>{t('reason', { reason })}</p>
    </div>
  )
}
