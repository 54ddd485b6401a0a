'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { dayAt } from '#domain/menu/calendar.ts'

interface OfDayProps {
  /** By UTC day (`2026-11-27`), the first one of the time at which the page was made. */
  readonly days: readonly { readonly day: string; readonly shown: ReactNode }[]
}

/** Shows what belongs to the present UTC day: a page is cached longer than a day lasts. Otherwise the first one. */
export function OfDay({ days }: OfDayProps) {
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => setToday(dayAt(Date.now())), [])
  const current = days.find(({ day }) => day === today) ?? days[0]
  return current?.shown ?? null
}
