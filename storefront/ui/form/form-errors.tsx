'use client'

import { useTranslations } from 'next-intl'
import { FaultText } from '#storefront/ui/form/fault-text.tsx'
import type { ApiForm } from '#storefront/ui/form/use-api-form.ts'
import { Icon } from '#storefront/ui/icon.tsx'

/** What is wrong with a whole form, at its top. */
export function FormErrors({ form }: { readonly form: Pick<ApiForm, 'faults' | 'unreachable'> }) {
  const t = useTranslations('form')
  const codes = new Set(form.faults.flatMap(({ field, code }) => (field === null ? code : [])))
  return (
    <div role="alert">
      {(codes.size > 0 || form.unreachable) && (
        <div className="alert alert--bad" tabIndex={-1} data-form-errors>
          <Icon name="circle-alert" />
          <div>
            {[...codes].map((code) => (
              <p key={code}>
                <FaultText code={code} />
              </p>
            ))}
            {form.unreachable && <p>{t('unreachable')}</p>}
          </div>
        </div>
      )}
    </div>
  )
}
