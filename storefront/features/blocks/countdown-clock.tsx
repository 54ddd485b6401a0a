'use client'

import { useEffect, useState } from 'react'
import { timeUntil } from '#domain/blocks/time-until.ts'

interface CountdownClockProps {
  readonly until: string
  readonly labels: Readonly<Record<'days' | 'hours' | 'minutes' | 'seconds', string>>
  /** Shown instead once the time is over. */
  readonly after: string
}

/** Counts down in the browser, whose clock may differ from the server's. Screen readers read the date beside it. */
export function CountdownClock({ until, labels, after }: CountdownClockProps) {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const left = now === null ? null : timeUntil(until, now)
  if (now !== null && left === null) return <p className="h-2">{after}</p>
  return (
    <div className="bcount__c needs-script" aria-hidden="true">
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <div key={unit}>
          <b>{left === null ? '–' : String(left[unit]).padStart(2, '0')}</b>
          <span className="small muted">{labels[unit]}</span>
        </div>
      ))}
    </div>
  )
}
