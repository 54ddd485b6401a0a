import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import './referral.css'

/** A page of one of the two programs, in the dashboard. */
export type ProgramPage = 'referral' | 'affiliation'

interface ProgramFrameProps {
  readonly program: ProgramPage
  /** Its one request. */
  readonly read: ComponentProps<typeof ReadFrame>['reads'][number]
  readonly children: ReactNode
}

const ROWS = 4

/** The heading of a program, with placeholders while it is read and an error when that failed. */
export function ProgramFrame({ program, read, children }: ProgramFrameProps) {
  const t = useTranslations()
  return (
    <section className="program" aria-labelledby="program-title">
      <h1 className="h-1" id="program-title">
        {t(`dashboard.sections.${program}`)}
      </h1>
      <ReadFrame reads={[read]} notRead={t('referral.notRead')} waiting={ROWS}>
        {children}
      </ReadFrame>
    </section>
  )
}
