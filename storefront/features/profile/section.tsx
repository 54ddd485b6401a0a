'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly name: 'details' | 'email' | 'password' | 'devices' | 'terms' | 'data' | 'farewell'
  readonly children: ReactNode
}

/** One matter of the profile: what it is at the left, what can be done at the right. */
export function Section({ name, children }: SectionProps) {
  const t = useTranslations('profile.sections')
  const id = useId()
  return (
    <section className="profile__section" aria-labelledby={id}>
      <div>
        <h2 className="h-3" id={id}>
          {t(`${name}.heading`)}
        </h2>
        <p className="small muted">{t(`${name}.text`)}</p>
      </div>
      <div className="profile__body">{children}</div>
    </section>
  )
}
