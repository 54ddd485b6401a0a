import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** The state of one request (storefront/session/use-api.ts). */
interface Reading {
  readonly data: unknown
  readonly failure: unknown
  readonly refreshing: boolean
  readonly mutate: () => Promise<unknown>
}

interface ReadFrameProps {
  readonly reads: readonly Reading[]
  /** Said when they could not be read. */
  readonly notRead: string
  /** Placeholders while they are read: rows, or one block of this class. */
  readonly waiting: number | string
  /** What is shown of the data; null while there is none. */
  readonly children: ReactNode
}

/** Private data of a page: placeholders while it is read, an error with a retry when that failed, then the data. */
export function ReadFrame({ reads, notRead, waiting, children }: ReadFrameProps) {
  const t = useTranslations()
  const failed = reads.filter(({ failure, refreshing }) => failure !== null && !refreshing)
  if (failed.length > 0)
    return (
      <div className="alert alert--bad" role="alert">
        <Icon name="circle-alert" />
        <div className="stack">
          <p>{notRead}</p>
          <div>
            <Button size="small" onClick={() => void Promise.all(failed.map(({ mutate }) => mutate()))}>
              {t('form.retry')}
            </Button>
          </div>
        </div>
      </div>
    )
  if (reads.every(({ data }) => data !== undefined)) return children
  const [count, looks] = typeof waiting === 'number' ? [waiting, 'dash__row'] : [1, waiting]
  return (
    <div className="sk-late stack" role="status">
      <span className="vh">{t('common.loading')}</span>
      {[...Array(count).keys()].map((row) => (
        <div key={row} className={`sk ${looks}`} aria-hidden="true" />
      ))}
    </div>
  )
}
