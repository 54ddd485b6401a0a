'use client'

import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useTimedFlag } from '#storefront/ui/use-timed-flag.ts'

interface ShareButtonProps {
  readonly url: string
  readonly title: string
  readonly label: string
  /** Announced after copying the link. */
  readonly done: string
}

/** Shares the page with the device's dialog, or copies its link where there is none. */
export function ShareButton({ url, title, label, done }: ShareButtonProps) {
  const [copied, flagCopied] = useTimedFlag()

  const share = async () => {
    const address = new URL(url, location.href).href
    if (matchMedia('(pointer: coarse)').matches && navigator.share) {
      // Closing the dialog rejects the promise and is not an error.
      await navigator.share({ title, url: address }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(address)
    flagCopied()
  }

  return (
    <>
      <Button
        className="needs-script"
        iconOnly={!copied}
        size="small"
        aria-label={copied ? undefined : label}
        title={label}
        onClick={() => void share()}
      >
        <Icon name={copied ? 'check' : 'share-2'} />
        {copied && done}
      </Button>
      <span className="vh" role="status">
        {copied ? done : ''}
      </span>
    </>
  )
}
