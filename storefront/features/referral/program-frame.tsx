import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import './referral.css'

/** A page of one of the two programs, in the dashboard. */
export type ProgramPage = 'referral' | 'affiliation'

interface ProgramFrameProps {
  readonly program: ProgramPage
  /** The state of its one request (storefront/session/use-api.ts). */
  readonly read: {
    readonly data: unknown
    readonly failure: unknown
    readonly refreshing: boolean
    readonly mutate: () => Promise<unknown>
  }
  readonly children: ReactNode
}

const ROWS = 4

/** The heading of a program, with placeholders while it is read and an error when that failed. */
export function ProgramFrame({ program, read, children }: ProgramFrameProps) {
  const t = useTranslations()
  const { data, failure, refreshing, mutate } = read
  return (
    <section className="program" aria-labelledby="program-title">
      <h1 className="h-1" id="program-title">
        {t(`dashboard.sections.${program}`)}
      </h1>
      {failure !== null && !refreshing ? (
        <div className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          <div className="stack">
            <p>{t('referral.notRead')}</p>
            <div>
              <Button size="small" onClick={() => void mutate()}>
                {t('form.retry')}
              </Button>
            </div>
          </div>
        </div>
      ) : data === undefined ? (
        <div className="sk-late stack" role="status">
          <span className="vh">{t('common.loading')}</span>
          {[...Array(ROWS).keys()].map((row) => (
            <div key={row} className="sk dash__row" aria-hidden="true" />
          ))}
        </div>
      ) : (
        children
      )}
    </section>
  )
}
