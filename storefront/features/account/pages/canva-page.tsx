import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { CANVA_GUARD, type CanvaView } from '#domain/routing/account-views.ts'
import { AccountFrame } from '#storefront/features/account/pages/account-frame.tsx'
import { CanvaForms } from '#storefront/features/account/pages/canva-forms.tsx'
import { Guarded } from '#storefront/session/guarded.tsx'

interface CanvaPageProps {
  readonly locale: Locale
  readonly view: CanvaView
}

/** `/canva/login` and `/canva/signup`: for visitors from Canva, who return there. */
export function CanvaPage({ locale, view }: CanvaPageProps) {
  const t = useTranslations('account')
  return (
    <AccountFrame locale={locale} heading={t(`canva.${view}`)}>
      <Guarded guard={CANVA_GUARD} locale={locale} fallback={null}>
        <CanvaForms view={view} />
      </Guarded>
    </AccountFrame>
  )
}
