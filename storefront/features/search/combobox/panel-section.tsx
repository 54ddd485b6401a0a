import { type ReactNode, useId } from 'react'

interface PanelSectionProps {
  readonly heading: string
  readonly clear: string
  /** What the button does, in full. */
  readonly clearLabel: string
  readonly onClear: () => void
  readonly children: ReactNode
}

/** One part of what this browser remembers, with the way to make it forget. */
export function PanelSection({ heading, clear, clearLabel, onClear, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section className="suggest__s" aria-labelledby={id}>
      <div className="suggest__h">
        <h2 id={id}>{heading}</h2>
        <button type="button" className="link" aria-label={clearLabel} onClick={onClear}>
          {clear}
        </button>
      </div>
      {children}
    </section>
  )
}
