'use client'

import { useTranslations } from 'next-intl'
import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import type { Person } from '#domain/contract/accounts.ts'
import { becomeContributorSchema } from '#domain/contract/contributors.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { Agreement, CONSOLE_PATH } from '#storefront/features/account/pages/agreement.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { setPerson, useSession } from '#storefront/session/session.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { CheckField } from '#storefront/ui/form/check-field.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

/** `/become-contributor` (spec section 2): the agreement, and the form that accepts it. */
export function BecomeContributor() {
  const t = useTranslations('account.becoming')
  const session = useSession()
  if (session.state !== 'person') return null
  const { person } = session
  if (person.is_contributor)
    return (
      <>
        <p className="muted" role="status">
          {t('done')}
        </p>
        <LinkButton tone="primary" href={CONSOLE_PATH}>
          {t('desk')}
        </LinkButton>
      </>
    )
  return (
    <>
      <p className="muted">{t('lead')}</p>
      <Agreement />
      {person.verified ? (
        <BecomingForm person={person} />
      ) : (
        <p className="alert" role="status">
          {t('unverified', { email: person.email })}
        </p>
      )}
    </>
  )
}

function BecomingForm({ person }: { readonly person: Person }) {
  const t = useTranslations('account')
  const form = useApiForm(
    becomeContributorSchema,
    (fields) => callApi<{ auth: Person }>('POST', '/auth/contributor', { body: fields }),
    ({ auth }) => {
      setPerson(auth)
      const redirect = new URLSearchParams(window.location.search).get('redirect')
      window.location.assign(safeRedirect(redirect, CONSOLE_PATH))
    },
  )
  return (
    <form className="acc__form" {...form.formProps}>
      <FormErrors form={form} />
      <input type="hidden" name="agreement" value={AGREEMENT.version} />
      <Field
        form={form}
        name="name"
        label={t('becoming.name')}
        hint={t('becoming.nameHint')}
        defaultValue={person.name}
        autoComplete="name"
      />
      <Field
        form={form}
        name="username"
        label={t('labels.username')}
        hint={t('becoming.usernameHint')}
        defaultValue={person.username ?? ''}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CheckField form={form} name="accepted">
        {t('becoming.accept')}
      </CheckField>
      <SubmitButton form={form} block large>
        {t('becoming.submit')}
      </SubmitButton>
    </form>
  )
}
