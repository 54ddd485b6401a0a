'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { answerHearingSchema, type HearingView } from '#domain/contract/takedown.ts'
import { href } from '#domain/routing/href.ts'
import { MAX_STATEMENT } from '#domain/takedown/limits.ts'
import { useParameter } from '#storefront/features/account/account-form-context.tsx'
import { LinkFailure } from '#storefront/features/account/links/link-failure.tsx'
import { Outcome } from '#storefront/features/account/links/outcome.tsx'
import { useLinkCall } from '#storefront/features/account/links/use-link-call.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { longDay } from '#storefront/ui/date-language.ts'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { TextField } from '#storefront/ui/form/text-field.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { ClaimFacts } from './claim-facts.tsx'

/** `/auth/answer-claim`: a contributor without an account answers a claim by the link of a mail, or contradicts its decision. */
export function AnswerClaim() {
  const t = useTranslations('account.answering')
  const locale = useLocale()
  const { state, again } = useLinkCall<{ readonly hearing: HearingView }>('/takedowns/hearing')
  const [isSent, setSent] = useState(false)
  if (isSent)
    return (
      <Outcome icon="circle-check" heading={t('doneHeading')} text={t('done')}>
        <LinkButton href={href('home', locale)}>{t('home')}</LinkButton>
      </Outcome>
    )
  if (state.is !== 'good')
    return (
      <LinkFailure state={state} onAgain={again}>
        <LinkButton href={href('contact', locale)}>{t('contact')}</LinkButton>
      </LinkFailure>
    )
  return <Question hearing={state.value.hearing} onSent={() => setSent(true)} />
}

interface QuestionProps {
  readonly hearing: HearingView
  readonly onSent: () => void
}

function Question({ hearing, onSent }: QuestionProps) {
  const t = useTranslations('account.answering')
  const locale = useLocale()
  const token = useParameter('token') ?? ''
  const kind = hearing.command === 'takedown.answer' ? 'answer' : 'counter'
  const form = useApiForm(
    answerHearingSchema,
    (fields) => callApi<{ answer: 'sent' }>('POST', '/takedowns/hearing/answer', { body: fields }),
    onSent,
  )
  const { contributor, claimant } = hearing
  const until = longDay(locale).format(new Date(hearing.until))
  return (
    <>
      <p className="muted">{t(`lead.${kind}`, { contributor, claimant, until })}</p>
      <ClaimFacts hearing={hearing} />
      <form className="acc__form" {...form.formProps}>
        <FormErrors form={form} />
        <input type="hidden" name="token" value={token} />
        <TextField
          form={form}
          name="statement"
          label={t(`statement.${kind}`)}
          hint={t(`hint.${kind}`)}
          most={MAX_STATEMENT}
          rows={8}
          required
        />
        <SubmitButton form={form} block large>
          {t(`submit.${kind}`)}
        </SubmitButton>
      </form>
    </>
  )
}
