'use client'

import { createContext, type ReactNode, useContext } from 'react'

/** Why a page failed: the catalogue does not answer, or something unforeseen. */
export type Failure = 'unavailable' | 'internal'

interface FailureText {
  readonly heading: string
  readonly text: string
  readonly number: string
}

/** The texts of the error page, in the visitor's language: it runs in the browser, where no other messages are. */
export interface FailureTexts extends Readonly<Record<Failure, FailureText>> {
  readonly reload: string
  readonly support: string
  readonly supportHref: string
}

const Texts = createContext<FailureTexts | null>(null)

export function FailureTextsProvider({
  texts,
  children,
}: {
  readonly texts: FailureTexts
  readonly children: ReactNode
}) {
  return <Texts value={texts}>{children}</Texts>
}

export function useFailureTexts(): FailureTexts {
  const texts = useContext(Texts)
  if (texts === null) throw new Error('the error page stands outside of FailureTextsProvider')
  return texts
}
