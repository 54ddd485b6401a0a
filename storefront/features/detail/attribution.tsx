'use client'

import { CopyButton } from '#storefront/features/detail/copy-button.tsx'
import { useColoursChanged } from '#storefront/features/detail/palettes/colours-changed.ts'

interface AttributionProps {
  readonly line: string
  /** The line of the work in other colours. */
  readonly recolouredLine: string
  readonly label: string
  /** Announced after copying. */
  readonly done: string
}

/** The attribution of a work as it is shown: licences require that changes are indicated. */
export function Attribution({ line, recolouredLine, label, done }: AttributionProps) {
  const text = useColoursChanged() ? recolouredLine : line
  return (
    <div className="credit">
      <p className="credit__line">{text}</p>
      <CopyButton text={text} label={label} done={done}>
        {label}
      </CopyButton>
    </div>
  )
}
