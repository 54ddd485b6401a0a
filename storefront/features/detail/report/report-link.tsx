'use client'

import type { Messages } from 'next-intl'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import type { Locale } from '#domain/locales/locales.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

interface ReportLinkProps {
  readonly locale: Locale
  /** The slug and the title of the work. */
  readonly work: string
  readonly title: string
  readonly text: string
  /** The contact page, where the link leads without scripts. */
  readonly href: string
}

/** Opens the form that reports a work; its texts and fields are loaded then. */
export function ReportLink({ locale, work, title, text, href }: ReportLinkProps) {
  const [messages, setMessages] = useState<Messages | null>(null)

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    loadMessages(locale).then(setMessages, () => window.location.assign(href))
  }

  return (
    <>
      <a className="link" href={href} rel="nofollow" onClick={open}>
        {text}
      </a>
      {messages !== null && (
        <Suspense>
          <ReportDialog
            locale={locale}
            messages={messages}
            work={work}
            title={title}
            onClose={() => setMessages(null)}
          />
        </Suspense>
      )}
    </>
  )
}
