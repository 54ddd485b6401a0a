'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'

/** The text of an error. One that the page does not carry (`usualErrors`) is loaded when it is shown. */
export function FaultText({ code }: { readonly code: ErrorCode }) {
  const t = useTranslations('errors')
  const locale = useLocale()
  const isCarried = t.has(code)
  const [loaded, setLoaded] = useState<{ readonly code: ErrorCode; readonly text: string } | null>(null)
  const failed = t('internal')
  useEffect(() => {
    if (isCarried) return
    let isCurrent = true
    const show = (text: string) => isCurrent && setLoaded({ code, text })
    loadMessages(locale).then(
      ({ errors }) => show(errors[code]),
      () => show(failed),
    )
    return () => {
      isCurrent = false
    }
  }, [isCarried, code, locale, failed])
  if (isCarried) return t(code)
  return loaded?.code === code ? loaded.text : null
}
