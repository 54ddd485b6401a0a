'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { Icon } from '#storefront/ui/icon.tsx'

const PAUSE_MS = 250

interface SearchFieldProps {
  /** What is searched for now. */
  readonly words: string
  readonly onSearch: (words: string) => void
}

/** Searches the downloads while the user types. */
export function SearchField({ words, onSearch }: SearchFieldProps) {
  const t = useTranslations('downloads')
  const id = useId()
  const [typed, setTyped] = useState(words)

  // Another address, such as the one before: the field follows, unless it says the same already.
  useEffect(() => {
    setTyped((before) => (before.trim() === words ? before : words))
  }, [words])

  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, words, onSearch])

  return (
    <div className="search downloads__search">
      <Icon name="search" />
      <label className="vh" htmlFor={id}>
        {t('search')}
      </label>
      <input
        id={id}
        type="search"
        placeholder={t('search')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}
