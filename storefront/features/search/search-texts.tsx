'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** The words of the panel under the search field: it runs in the browser, where no other messages are. */
export interface SearchTexts {
  readonly locale: Locale
  readonly suggestions: string
  /** "3 suggestions": by how many there are, from 0. */
  readonly found: readonly string[]
  readonly recent: SectionTexts
  readonly viewed: SectionTexts
  readonly clear: string
  readonly kinds: Readonly<Record<Kind, string>>
}

interface SectionTexts {
  readonly heading: string
  /** What the button does, in full. */
  readonly clear: string
}

const Texts = createContext<SearchTexts | null>(null)

interface SearchTextsProviderProps {
  readonly texts: SearchTexts
  readonly children: ReactNode
}

/** Wraps the search forms of a page once. */
export function SearchTextsProvider({ texts, children }: SearchTextsProviderProps) {
  return <Texts value={texts}>{children}</Texts>
}

export function useSearchTexts(): SearchTexts {
  const texts = useContext(Texts)
  if (texts === null) throw new Error('a search form stands outside of SearchTextsProvider')
  return texts
}
