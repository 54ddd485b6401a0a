'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { deskText } from './texts/desk-text.ts'

/** Names the time zone in which the panel shows and reads a date: that of the browser. */
export function TimeZone() {
  const { i18n } = useTranslation()
  const [zone, setZone] = useState('')
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  if (zone === '') return null
  return <p className="field-description">{deskText(i18n.language, 'Time zone: {zone}', { zone })}</p>
}
