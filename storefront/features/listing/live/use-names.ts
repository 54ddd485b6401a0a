import { useEffect, useState } from 'react'
import type { Named, Taxonomy } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

/**
 * Names of styles and categories by slug, since facets count slugs. Empty until they are loaded; then slugs are shown.
 */
export function useNames(locale: Locale): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(NO_NAMES)

  useEffect(() => {
    let isWanted = true
    void namesIn(locale).then((found) => isWanted && setNames(found))
    return () => {
      isWanted = false
    }
  }, [locale])

  return names
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()

let asked: Promise<ReadonlyMap<string, string>> | undefined

/** Loaded once per page: its language does not change. */
function namesIn(locale: Locale): Promise<ReadonlyMap<string, string>> {
  asked ??= readNames(locale)
  return asked
}

async function readNames(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const [{ styles = [] }, { categories = [] }] = await Promise.all([
    read<{ styles: readonly Named[] }>(`/api/v2/styles?lang=${locale}`),
    read<{ categories: Taxonomy }>(`/api/v2/categories?lang=${locale}`),
  ])
  const all = [...styles, ...categories.flatMap((category) => [category, ...category.children])]
  return new Map(all.map(({ slug, name }) => [slug, name]))
}

async function read<T>(address: string): Promise<Partial<T>> {
  try {
    const answer = await fetch(address)
    const body: { readonly response?: T } = await answer.json()
    return body.response ?? {}
  } catch {
    return {}
  }
}
