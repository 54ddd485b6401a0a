'use client'

import { useTranslations } from 'next-intl'
import { termsAccepted } from '#domain/accounts/terms.ts'
import { acceptTermsSchema, type Person } from '#domain/contract/accounts.ts'
import { href } from '#domain/routing/href.ts'
import type { PromptProps } from '#storefront/features/account/signed-in/prompt-props.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { setPerson } from '#storefront/session/session.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import '../account.css'

/** Asks the user to accept the current terms, or else to log out. */
export function TermsDialog({ person, locale, onSettled }: PromptProps) {
  const t = useTranslations()
  const kind = termsAccepted('user', person.terms_agreement.user) ? 'contributor' : 'user'
  const form = useApiForm(
    acceptTermsSchema,
    (fields) => callApi<{ auth: Person }>('POST', '/auth/terms', { body: fields }),
    ({ auth }) => setPerson(auth),
  )
  return (
    <Dialog
      title={t(person.terms_agreement[kind] === null ? 'account.terms.first' : 'account.terms.title')}
      closeLabel={t('common.close')}
      size="small"
      closable={false}
      onClose={onSettled}
    >
      <form className="acc__form" {...form.formProps}>
        <p className="muted">
          {t.rich(`account.terms.${kind}`, {
            terms: (words) => (
              <a
                className="link"
                href={href('legal', locale, { slug: 'terms' })}
                target="_blank"
                rel="noopener"
              >
                {words}
              </a>
            ),
            licences: (words) => (
              <a className="link" href={href('licences', locale)} target="_blank" rel="noopener">
                {words}
              </a>
            ),
          })}
        </p>
        <FormErrors form={form} />
        <input type="hidden" name="terms" value={kind} />
        <div className="dialog__f">
          <LinkButton href={href('logout', locale)}>{t('account.menu.logOut')}</LinkButton>
          <SubmitButton form={form}>{t('account.terms.accept')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
