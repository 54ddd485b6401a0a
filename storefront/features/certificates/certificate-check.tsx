'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { printCertificate, printRevocation } from '#domain/certificates/printed.ts'
import type { CertificateAnswer } from '#domain/contract/certificates.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { callAt } from '#storefront/session/call-api.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import { NumberForm } from './number-form.tsx'
import './certificates.css'

interface CertificateCheckProps {
  /** As in the address. */
  readonly number: string
  readonly locale: Locale
}

/** The answer about a number: valid, revoked or unknown, with what the certificate states. */
export function CertificateCheck({ number, locale }: CertificateCheckProps) {
  const t = useTranslations('certificates.check')
  const { data, error, isValidating, mutate } = useSWR(`/api/certificates/${number}`, readAnswer)
  const read = { data, failure: error ?? null, refreshing: isValidating, mutate }
  return (
    <div className="certificate__answer">
      <ReadFrame reads={[read]} notRead={t('notRead')} waiting="certificate__waiting">
        {data !== undefined && <Answer answer={data} number={number} locale={locale} />}
      </ReadFrame>
    </div>
  )
}

/** SWR expects errors to be thrown. */
async function readAnswer(address: string): Promise<CertificateAnswer> {
  const answer = await callAt<{ certificate: CertificateAnswer }>('GET', address)
  if (answer.ok) return answer.value.certificate
  throw answer
}

interface AnswerProps extends CertificateCheckProps {
  readonly answer: CertificateAnswer
}

function Answer({ answer: { status, certificate }, number, locale }: AnswerProps) {
  const t = useTranslations('certificates.check')
  if (status.state === 'unknown' || certificate === null)
    return (
      <>
        <div className="alert alert--bad" role="status">
          <Icon name="circle-alert" />
          <div className="stack">
            <p className="certificate__state">{t('unknown', { number: number.toUpperCase() })}</p>
            <p>{t(status.state === 'unknown' && status.mistyped ? 'mistyped' : 'notIssued')}</p>
          </div>
        </div>
        <NumberForm locale={locale} number={number.toUpperCase()} />
      </>
    )
  const revoked = printRevocation(status, locale)
  const { statement, facts } = printCertificate(certificate, locale)
  return (
    <>
      <div className={revoked === null ? 'alert alert--ok' : 'alert alert--bad'} role="status">
        <Icon name={revoked === null ? 'circle-check' : 'circle-alert'} />
        <div className="stack">
          <p className="certificate__state">{t(revoked === null ? 'valid' : 'revoked')}</p>
          <p>{revoked ?? statement}</p>
        </div>
      </div>
      <dl className="certificate__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="tiny muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
