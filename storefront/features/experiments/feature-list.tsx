'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { Feature } from './features.ts'

type Read = readonly Feature[] | null | 'waiting'

/** The features of this visitor, evaluated by the SDK, which is loaded with them. */
export function FeatureList() {
  const [read, setRead] = useState<Read>('waiting')
  useEffect(() => {
    let isShown = true
    void import('./features.ts')
      .then(({ readFeatures }) => readFeatures())
      .then((features) => isShown && setRead(features))
    return () => {
      isShown = false
    }
  }, [])
  return (
    <div className="fills-window">
      <Features read={read} />
    </div>
  )
}

function Features({ read }: { readonly read: Read }) {
  const t = useTranslations('tests.growthbook')
  if (read === 'waiting') return <p role="status">{t('waiting')}</p>
  if (read === null) return <p className="alert alert--bad">{t('failed')}</p>
  if (read.length === 0) return <p>{t('none')}</p>
  return (
    <dl className="stack">
      {read.map(({ code, value }) => (
        <div key={code} data-feature={code}>
          <dt className="muted">{code}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
