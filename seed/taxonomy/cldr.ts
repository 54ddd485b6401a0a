import { createRequire } from 'node:module'
import type { Locale } from '#domain/locales/locales.ts'

/** CLDR's annotation of an emoji in one language: its name and its search keywords. */
export interface Annotation {
  readonly name: string
  readonly keywords: readonly string[]
}

/** Annotations by emoji without variation selectors. */
export type Annotations = ReadonlyMap<string, Annotation>

const CACHE = new Map<Locale, Annotations>()

/** CLDR's annotations of a language, read from the package at first use and cached. */
export function annotations(locale: Locale): Annotations {
  const known = CACHE.get(locale)
  if (known) return known
  const read = readAnnotations(locale)
  CACHE.set(locale, read)
  return read
}

/** The key of an emoji in `annotations`: without variation selectors. */
export function bareEmoji(emoji: string): string {
  return emoji.replaceAll('\u{fe0f}', '')
}

interface AnnotationsFile {
  annotations: { annotations: Record<string, { default?: string[]; tts?: string[] }> }
}

function readAnnotations(locale: Locale): Annotations {
  const require = createRequire(import.meta.url)
  const file: AnnotationsFile = require(`cldr-annotations-full/annotations/${locale}/annotations.json`)
  return new Map(
    Object.entries(file.annotations.annotations).map(([emoji, entry]) => [
      bareEmoji(emoji),
      { name: entry.tts?.[0] ?? '', keywords: entry.default ?? [] },
    ]),
  )
}
