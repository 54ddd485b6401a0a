'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { claimFormSchema } from '#domain/contract/takedown.ts'
import { href } from '#domain/routing/href.ts'
import { CLAIM_CAPACITIES, type ClaimOutcome } from '#domain/takedown/claim.ts'
import { CLAIM_LENGTHS, MAX_CLAIMED_WORKS } from '#domain/takedown/limits.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { CheckField } from '#storefront/ui/form/check-field.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { TextField } from '#storefront/ui/form/text-field.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface ClaimFormProps {
  /** Of the form sent without scripts; null before. */
  readonly outcome: ClaimOutcome | null
  /** The slug of the work that the form was opened for; empty for none. */
  readonly work: string
}

/** Sends the claim of a rights holder. Without scripts the form submits itself, and the page states the outcome. */
export function ClaimForm({ outcome, work }: ClaimFormProps) {
  const t = useTranslations('takedown')
  const locale = useLocale()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useApiForm(
    claimFormSchema,
    ({ works, links, ...fields }) =>
      callApi<{ claim: 'sent' }>('POST', '/takedowns', {
        body: { ...fields, works: works.join('\n'), links: links.join('\n') },
      }),
    (_answer, { email }) => setSentTo(email),
  )
  if (sentTo !== null || outcome === 'sent') return <Sent email={sentTo} />
  return (
    <form className="takedown__f" action="/api/v2/takedowns" {...form.formProps} noValidate={form.ready}>
      {outcome !== null && (
        <p className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          {t(`outcome.${outcome}`)}
        </p>
      )}
      <FormErrors form={form} />
      <input type="hidden" name="locale" value={locale} />
      <Field
        form={form}
        name="name"
        label={t('name')}
        autoComplete="name"
        maxLength={CLAIM_LENGTHS.name}
        required
      />
      <Field
        form={form}
        name="company"
        label={t('company')}
        autoComplete="organization"
        maxLength={CLAIM_LENGTHS.company}
      />
      <Field
        form={form}
        name="email"
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        maxLength={CLAIM_LENGTHS.email}
        required
      />
      <Field form={form} name="capacity" label={t('capacity.label')}>
        {(control) => (
          <select className="select" {...control}>
            {CLAIM_CAPACITIES.map((capacity) => (
              <option key={capacity} value={capacity}>
                {t(`capacity.${capacity}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        key={work}
        form={form}
        name="works"
        label={t('works')}
        hint={t('worksHint', { most: MAX_CLAIMED_WORKS })}
        most={CLAIM_LENGTHS.works}
        defaultValue={work}
        rows={3}
        required
      />
      <TextField
        form={form}
        name="original"
        label={t('original')}
        hint={t('originalHint')}
        most={CLAIM_LENGTHS.original}
        rows={4}
        required
      />
      <TextField
        form={form}
        name="links"
        label={t('links')}
        hint={t('linksHint')}
        most={CLAIM_LENGTHS.links}
        rows={3}
      />
      <TextField
        form={form}
        name="claim"
        label={t('claim')}
        hint={t('claimHint')}
        most={CLAIM_LENGTHS.claim}
        rows={6}
        required
      />
      <CheckField form={form} name="good_faith">
        {t('goodFaith')}
      </CheckField>
      <CheckField form={form} name="accurate">
        {t('accurate')}
      </CheckField>
      <Field
        form={form}
        name="signature"
        label={t('signature')}
        hint={t('signatureHint')}
        maxLength={CLAIM_LENGTHS.signature}
        required
      />
      <p className="small muted">
        {t.rich('privacy', {
          privacy: (words) => (
            <a className="link" href={href('legal', locale, { slug: 'privacy' })}>
              {words}
            </a>
          ),
        })}
      </p>
      <Button type="submit" tone="primary" size="large" busy={form.busy}>
        {t('submit')}
      </Button>
    </form>
  )
}

/** States that a mail is on its way; the focus moves here, as the form is gone. */
function Sent({ email }: { readonly email: string | null }) {
  const t = useTranslations('takedown.sent')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement | null>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="takedown__f" aria-labelledby="takedown-sent">
      <h2 className="h-3" id="takedown-sent" tabIndex={-1} ref={heading}>
        {t('heading')}
      </h2>
      <p className="muted">{email === null ? t('text') : t('textTo', { email })}</p>
      <LinkButton href={href('home', locale)}>{t('home')}</LinkButton>
    </section>
  )
}
