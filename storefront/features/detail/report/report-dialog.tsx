'use client'

import { type Messages, NextIntlClientProvider, useTranslations } from 'next-intl'
import { useState } from 'react'
import { reportFormSchema } from '#domain/contract/reports.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { REPORT_LENGTHS, REPORT_REASONS } from '#domain/reports/report.ts'
import { href } from '#domain/routing/href.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

interface ReportDialogProps {
  readonly locale: Locale
  readonly messages: Messages
  /** The slug and the title of the work. */
  readonly work: string
  readonly title: string
  readonly onClose: () => void
}

/** Reports a work to staff, and states that the report was sent. */
export default function ReportDialog({ locale, messages, ...rest }: ReportDialogProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <ReportContents locale={locale} {...rest} />
    </NextIntlClientProvider>
  )
}

function ReportContents({ locale, work, title, onClose }: Omit<ReportDialogProps, 'messages'>) {
  const t = useTranslations('detail.reportItem')
  const common = useTranslations('common')
  const [isSent, setSent] = useState(false)
  const form = useApiForm(
    reportFormSchema,
    (fields) => callApi<{ report: 'sent' }>('POST', '/reports', { body: fields }),
    () => setSent(true),
  )
  const claim = href('takedown', locale, { work })
  return (
    <Dialog title={t('title', { title })} closeLabel={common('close')} size="small" onClose={onClose}>
      {isSent ? (
        <p role="status">{t('sent')}</p>
      ) : (
        <form className="stack" {...form.formProps} noValidate={form.ready}>
          <FormErrors form={form} />
          <input type="hidden" name="work" value={work} />
          <input type="hidden" name="locale" value={locale} />
          <p className="small muted">
            {t.rich('rights', {
              claim: (words) => (
                <a className="link" href={claim} rel="nofollow">
                  {words}
                </a>
              ),
            })}
          </p>
          <Field form={form} name="reason" label={t('reason')}>
            {(control) => (
              <select className="select" {...control}>
                {REPORT_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`reasons.${reason}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field form={form} name="words" label={t('words')} hint={t('wordsHint')}>
            {(control) => (
              <textarea className="input" rows={4} maxLength={REPORT_LENGTHS.words} required {...control} />
            )}
          </Field>
          <Field
            form={form}
            name="email"
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            autoComplete="email"
            maxLength={REPORT_LENGTHS.email}
          />
          <div className="dialog__f">
            <Button type="submit" tone="primary" busy={form.busy}>
              {t('submit')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
