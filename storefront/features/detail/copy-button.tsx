'use client'

import type { ReactNode } from 'react'
import { Icon } from '#storefront/ui/icon.tsx'
import { useTimedFlag } from '#storefront/ui/use-timed-flag.ts'

interface CopyButtonProps {
  readonly text: string
  /** What pressing it does, in full: "Copy #6563ff". */
  readonly label: string
  /** Said once it is done. */
  readonly done: string
  readonly className?: string
  readonly children?: ReactNode
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label, done, className, children }: CopyButtonProps) {
  const [copied, flagCopied] = useTimedFlag()
  return (
    <>
      <button
        type="button"
        className={className ?? 'btn btn--sm needs-script'}
        aria-label={label}
        onClick={() => void navigator.clipboard.writeText(text).then(flagCopied)}
      >
        {children}
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      <span className="vh" role="status">
        {copied ? done : ''}
      </span>
    </>
  )
}
