'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callApi } from '#storefront/session/call-api.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface Command {
  readonly busy: boolean
  /** Sends a command. A refusal is shown as a toast. @returns whether it was done */
  readonly run: (path: string, form: object, done: string) => Promise<boolean>
}

/**
 * A command on a subscription. A change by another tab or person is refused by the server, and the current state is read
 * again.
 *
 * @param onChanged reads the subscriptions again
 */
export function useCommand(onChanged: () => void): Command {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async run(path, form, done) {
      setBusy(true)
      const answer = await callApi('POST', path, { body: form })
      setBusy(false)
      onChanged()
      if (answer.ok) await showToast({ text: done, tone: 'ok' })
      else
        await showToast({
          text: answer.unreachable
            ? t('form.unreachable')
            : t(`errors.${answer.faults[0]?.code ?? 'unavailable'}`),
          tone: 'bad',
        })
      return answer.ok
    },
  }
}
