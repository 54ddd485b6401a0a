'use client'

import type { ReactNode } from 'react'
import { Icon } from '#storefront/ui/icon.tsx'
import { useTimedFlag } from '#storefront/ui/use-timed-flag.ts'

interface CopyButtonProps {
  readonly text: string
  /** The full label: "Copy #6563ff". */
  readonly label: string
  /** Announced after copying. */
  readonly done: string
  readonly className?: string
  readonly children?: ReactNode
}

/** Copies a text to the clipboard. */
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
