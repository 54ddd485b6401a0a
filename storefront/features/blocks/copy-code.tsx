'use client'

import { Icon } from '#storefront/ui/icon.tsx'
import { useTimedFlag } from '#storefront/ui/use-timed-flag.ts'

interface CopyCodeProps {
  readonly code: string
  readonly label: string
  /** Announced after copying. */
  readonly done: string
}

/** Copies the code of a block to the clipboard. */
export function CopyCode({ code, label, done }: CopyCodeProps) {
  const [copied, flagCopied] = useTimedFlag()
  return (
    <>
      <button
        type="button"
        className="btn btn--sm needs-script"
        onClick={() => void navigator.clipboard.writeText(code).then(flagCopied)}
      >
        <Icon name={copied ? 'check' : 'copy'} />
        {label}
      </button>
      <span className="vh" role="status">
        {copied ? done : ''}
      </span>
    </>
  )
}
