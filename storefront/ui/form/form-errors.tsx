'use client'

import { useTranslations } from 'next-intl'
import type { ApiForm } from '#storefront/ui/form/use-api-form.ts'
import { Icon } from '#storefront/ui/icon.tsx'

/** What is wrong with a whole form, at its top. */
export function FormErrors({ form }: { readonly form: Pick<ApiForm, 'faults' | 'unreachable'> }) {
  const t = useTranslations()
  const texts = [
    ...form.faults.filter(({ field }) => field === null).map(({ code }) => t(`errors.${code}`)),
    ...(form.unreachable ? [t('form.unreachable')] : []),
  ]
  return (
    <div role="alert">
      {texts.length > 0 && (
        <div className="alert alert--bad" tabIndex={-1} data-form-errors>
          <Icon name="circle-alert" />
          <div>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
