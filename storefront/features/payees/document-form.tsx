'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import type { PaymentDetails } from '#domain/contract/payees.ts'
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '#domain/payees/identity.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

const INVALID = { error: 'identity-document-invalid' } as const

/** The server decides about the type by the contents of the file. */
const documentSchema = z.object({
  file: z.file(INVALID).min(1, INVALID).max(MAX_DOCUMENT_BYTES, INVALID),
})

interface DocumentFormProps {
  /** A document is stored already; another one replaces it. */
  readonly stored: boolean
  readonly onStored: (details: PaymentDetails) => void
}

/** Adds a document to an identity that waits for its decision. */
export function DocumentForm({ stored, onStored }: DocumentFormProps) {
  const t = useTranslations('payees')
  const form = useApiForm(
    documentSchema,
    ({ file }) => {
      const body = new FormData()
      body.set('file', file)
      return callApi<{ payment_details: PaymentDetails }>('POST', '/auth/payment-details/document', { body })
    },
    async ({ payment_details: details }) => {
      onStored(details)
      await showToast({ text: t('stored'), tone: 'ok' })
    },
  )
  return (
    <form className="payee__form" {...form.formProps}>
      <FormErrors form={form} />
      <Field
        form={form}
        name="file"
        type="file"
        accept={DOCUMENT_TYPES.join(',')}
        label={t('document.label')}
        hint={t(stored ? 'document.stored' : 'document.hint')}
      />
      <div>
        <SubmitButton form={form} tone="neutral">
          {t('document.send')}
        </SubmitButton>
      </div>
    </form>
  )
}
