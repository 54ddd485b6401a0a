'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import {
  CONTACT_LENGTHS,
  CONTACT_TOPICS,
  type ContactOutcome,
  type ContactTopic,
} from '#domain/contact/contact.ts'
import { href } from '#domain/routing/href.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface ContactFormProps {
  /** Of the form sent without scripts; null before. */
  readonly outcome: ContactOutcome | null
  /** The topic that is selected at first. */
  readonly topic?: ContactTopic | undefined
}

const loadSchema = async () => (await import('#domain/contract/contact.ts')).contactFormSchema

/** Sends a message to support. Without scripts the form submits itself, and the page states the outcome. */
export function ContactForm({ outcome, topic: first }: ContactFormProps) {
  const t = useTranslations('contact')
  const locale = useLocale()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useApiForm(
    loadSchema,
    (fields) => callApi<{ contact: 'sent' }>('POST', '/contact', { body: fields }),
    (_answer, { email }) => setSentTo(email),
  )
  if (sentTo !== null || outcome === 'sent') return <Sent email={sentTo} />
  return (
    <form className="contact__f" action="/api/v2/contact" {...form.formProps} noValidate={form.ready}>
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
        maxLength={CONTACT_LENGTHS.name}
        required
      />
      <Field
        form={form}
        name="email"
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        maxLength={CONTACT_LENGTHS.email}
        required
      />
      <Field form={form} name="topic" label={t('topic.label')}>
        {(control) => (
          <select className="select" defaultValue={first} {...control}>
            {CONTACT_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {t(`topic.${topic}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field form={form} name="message" label={t('message')}>
        {(control) => (
          <textarea className="input" rows={8} maxLength={CONTACT_LENGTHS.message} required {...control} />
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

/** States that the message arrived; the focus moves here, as the form is gone. */
function Sent({ email }: { readonly email: string | null }) {
  const t = useTranslations('contact')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement | null>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="contact__f" aria-labelledby="contact-sent">
      <h2 className="h-3" id="contact-sent" tabIndex={-1} ref={heading}>
        {t('sent.heading')}
      </h2>
      <p className="muted">{email === null ? t('sent.text') : t('sent.textTo', { email })}</p>
      <div className="row row--wrap">
        <LinkButton tone="strong" href={href('home', locale)}>
          {t('sent.home')}
        </LinkButton>
        <LinkButton href={href('contact', locale)}>{t('sent.another')}</LinkButton>
      </div>
    </section>
  )
}
