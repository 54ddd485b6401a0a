'use client'

import { useEffect, useRef, useState } from 'react'
import type { SaleNoticeName } from '#domain/contract/sale-notices.ts'
import { askToLogIn } from '#storefront/session/intents.ts'
import { useSession } from '#storefront/session/session.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface SaleNoticeButtonProps {
  readonly asset: SaleNoticeName
  /** The page that lists the user's notices. */
  readonly listHref: string
  readonly texts: {
    readonly request: string
    readonly requested: string
    readonly all: string
  }
}

/**
 * Requests a notice for when an exclusive asset can be bought; a second click cancels it. The page is cached for all
 * users: one call after it has loaded reads the state.
 */
export function SaleNoticeButton({ asset: { form, slug }, listHref, texts }: SaleNoticeButtonProps) {
  const { state } = useSession()
  const [wanted, setWanted] = useState(false)
  const [busy, setBusy] = useState(false)
  const clicked = useRef(false)

  useEffect(() => {
    if (state !== 'person') return
    void import('#storefront/actions/sale-notice/sale-notice.ts')
      .then(({ readNotice }) => readNotice({ form, slug }))
      // A click made meanwhile is newer than this response.
      .then((now) => !clicked.current && now !== null && setWanted(now))
  }, [state, form, slug])

  async function toggle(): Promise<void> {
    if (busy || !(await askToLogIn('sale'))) return
    clicked.current = true
    setBusy(true)
    const { setNotice } = await import('#storefront/actions/sale-notice/sale-notice.ts')
    const now = await setNotice({ form, slug }, !wanted)
    setBusy(false)
    if (now !== null) setWanted(now)
  }

  return (
    <div className="sale needs-script">
      <Button
        tone={wanted ? 'outline' : 'primary'}
        block
        busy={busy}
        aria-pressed={wanted}
        onClick={() => void toggle()}
      >
        <Icon name={wanted ? 'check' : 'bell'} />
        {texts.request}
      </Button>
      <p className="small" role="status">
        {wanted && (
          <>
            {texts.requested}{' '}
            <a className="link" href={listHref}>
              {texts.all}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
