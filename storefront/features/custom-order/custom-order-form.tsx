'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { ContactOutcome } from '#domain/contact/contact.ts'
import { customOrderSchema, type CustomOrderForm as Fields } from '#domain/contract/custom-orders.ts'
import { ORDER_KINDS, ORDER_LENGTHS } from '#domain/custom-orders/request.ts'
import { href } from '#domain/routing/href.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { Icon } from '#storefront/ui/icon.tsx'

const ACCEPTED = 'application/pdf,image/png,image/jpeg,image/webp'

interface CustomOrderFormProps {
  /** Of the form sent without scripts; null before. */
  readonly outcome: ContactOutcome | null
}

/** Sends a request with files. Without scripts the form submits itself, and the page states the outcome. */
export function CustomOrderForm({ outcome }: CustomOrderFormProps) {
  const t = useTranslations('customOrder')
  const contact = useTranslations('contact')
  const locale = useLocale()
  const files = useRef<HTMLInputElement | null>(null)
  const [sent, setSent] = useState(false)
  const form = useApiForm(
    customOrderSchema,
    (fields) =>
      callApi<{ customOrder: 'sent' }>('POST', '/custom-orders', { body: bodyOf(fields, files.current) }),
    () => setSent(true),
  )
  if (sent || outcome === 'sent') return <Sent />
  return (
    <form
      className="contact__f"
      action="/api/v2/custom-orders"
      encType="multipart/form-data"
      {...form.formProps}
      noValidate={form.ready}
    >
      {outcome !== null && (
        <p className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          {t(`outcome.${outcome}`)}
        </p>
      )}
      <FormErrors form={form} />
      <input type="hidden" name="locale" value={locale} />
      <div hidden>
        <label>
          {t('trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Field
        form={form}
        name="name"
        label={contact('name')}
        autoComplete="name"
        maxLength={ORDER_LENGTHS.name}
        required
      />
      <Field
        form={form}
        name="email"
        label={contact('email')}
        hint={contact('emailHint')}
        type="email"
        autoComplete="email"
        maxLength={ORDER_LENGTHS.email}
        required
      />
      <Field
        form={form}
        name="company"
        label={t('company')}
        autoComplete="organization"
        maxLength={ORDER_LENGTHS.company}
      />
      <Field form={form} name="kind" label={t('kind.label')}>
        {(control) => (
          <select className="select" {...control}>
            {ORDER_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field form={form} name="message" label={t('message')} hint={t('messageHint')}>
        {(control) => (
          <textarea className="input" rows={8} maxLength={ORDER_LENGTHS.message} required {...control} />
        )}
      </Field>
      <Field form={form} name="budget" label={t('budget')} maxLength={ORDER_LENGTHS.budget} />
      <Field form={form} name="wantedBy" label={t('wantedBy')} maxLength={ORDER_LENGTHS.budget} />
      <Field form={form} name="files" label={t('files')} hint={t('filesHint')}>
        {(control) => (
          <input className="input" type="file" accept={ACCEPTED} multiple {...control} ref={files} />
        )}
      </Field>
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

function bodyOf(fields: Fields, input: HTMLInputElement | null): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of input?.files ?? []) body.append('files', file)
  return body
}

/** States that the request arrived; the focus moves here, as the form is gone. */
function Sent() {
  const t = useTranslations('customOrder.sent')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement | null>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="contact__f" aria-labelledby="order-sent">
      <h2 className="h-3" id="order-sent" tabIndex={-1} ref={heading}>
        {t('heading')}
      </h2>
      <p className="muted">{t('text')}</p>
      <div className="row row--wrap">
        <LinkButton tone="strong" href={href('home', locale)}>
          {t('home')}
        </LinkButton>
      </div>
    </section>
  )
}
