'use client'

import { useEffect, useState } from 'react'

/** Names the time zone in which the panel shows and reads a date: that of the browser. */
export function TimeZone() {
  const [zone, setZone] = useState('')
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return zone === '' ? null : <p className="field-description">Time zone: {zone}</p>
}
