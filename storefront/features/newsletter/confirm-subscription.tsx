'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { Kind } from '#domain/assets/kinds.ts'
import { href } from '#domain/routing/href.ts'
import { type Answer, callApi } from '#storefront/session/call-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useToken } from './use-token.ts'

interface ConfirmSubscriptionProps {
  /** The kinds that the site offers. */
  readonly kinds: readonly Kind[]
  readonly children: ReactNode
}

/** Without a token, its children. */
export function ConfirmSubscription({ kinds, children }: ConfirmSubscriptionProps) {
  const token = useToken()
  return token ? <Confirmation token={token} kinds={kinds} /> : children
}

/** A press, not the opened link, confirms: programs that check mails open links. */
function Confirmation({ token, kinds }: { readonly token: string; readonly kinds: readonly Kind[] }) {
  const t = useTranslations('newsletter.confirm')
  const all = useTranslations()
  const locale = useLocale()
  const [chosen, setChosen] = useState<readonly Kind[]>([])
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer<unknown> | null>(null)

  async function confirm(): Promise<void> {
    setBusy(true)
    setAnswer(await callApi('POST', '/newsletter/confirmation', { body: { token, kinds: chosen } }))
    setBusy(false)
  }

  const toggle = (kind: Kind) =>
    setChosen((before) => (before.includes(kind) ? before.filter((one) => one !== kind) : [...before, kind]))
  const fault = answer === null || answer.ok ? null : answer.faults[0]
  if (answer?.ok)
    return (
      <section className="contact__f" aria-labelledby="newsletter-confirmed">
        <h2 className="h-3" id="newsletter-confirmed">
          {t('doneHeading')}
        </h2>
        <p className="muted" role="status">
          {t('done')}
        </p>
        <LinkButton tone="strong" href={href('home', locale)}>
          {t('home')}
        </LinkButton>
      </section>
    )
  return (
    <section className="contact__f" aria-labelledby="newsletter-confirm">
      <h2 className="h-3" id="newsletter-confirm">
        {t('heading')}
      </h2>
      <fieldset className="subscribe__kinds">
        <legend>{t('kinds')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="subscribe__kind">
            <input type="checkbox" checked={chosen.includes(kind)} onChange={() => toggle(kind)} />
            {all(`kinds.${kind}.many`)}
          </label>
        ))}
      </fieldset>
      {fault && (
        <p className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          {all(`errors.${fault.code}`)}
        </p>
      )}
      <Button tone="primary" size="large" busy={isBusy} onClick={confirm}>
        {t('submit')}
      </Button>
    </section>
  )
}
