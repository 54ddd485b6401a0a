'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type OwnClaim, startClaimSchema } from '#domain/contract/claims.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { CLAIM_METHOD_CODES, type ClaimMethod } from '#domain/contributors/claim.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { CheckField } from '#storefront/ui/form/check-field.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

interface ClaimFormProps {
  /** The username of the profile. */
  readonly contributor: string
  readonly onStarted: (claim: OwnClaim | null) => void
}

/** Names what proves that the user is the author. */
export function ClaimForm({ contributor, onStarted }: ClaimFormProps) {
  const t = useTranslations('account')
  const [method, setMethod] = useState<ClaimMethod>('repository')
  const form = useApiForm(
    startClaimSchema,
    (fields) => callApi<{ claim: OwnClaim | null }>('POST', '/auth/claim', { body: fields }),
    ({ claim }) => onStarted(claim),
  )
  return (
    <form className="acc__form" {...form.formProps}>
      <FormErrors form={form} />
      <input type="hidden" name="agreement" value={AGREEMENT.version} />
      <input type="hidden" name="contributor" value={contributor} />
      <Field form={form} name="method" label={t('claim.method')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={method}
            onChange={({ target }) =>
              setMethod(CLAIM_METHOD_CODES.find((code) => code === target.value) ?? 'repository')
            }
          >
            {CLAIM_METHOD_CODES.map((code) => (
              <option key={code} value={code}>
                {t(`claim.methods.${code}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        form={form}
        name="target"
        label={t(`claim.targets.${method}`)}
        hint={t(`claim.hints.${method}`)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <CheckField form={form} name="accepted">
        {t('becoming.accept')}
      </CheckField>
      <SubmitButton form={form} block large>
        {t('claim.submit')}
      </SubmitButton>
    </form>
  )
}
