import { type Described, fromName } from './words.ts'

/** What a drawing shows, as a person described it who looked at it, because its file name does not say. */
export interface Drawn {
  readonly title: string
  /** Slug of a general category. */
  readonly category: string
  readonly keywords: readonly string[]
}

/** A row of a table of drawings. @param keywords separated by commas */
export function drawn(title: string, category: string, keywords: string): Drawn {
  return { title, category, keywords: keywords.split(', ') }
}

/** The metadata of a drawing that a person described. The title is kept: names have capitals. */
export function describedAs({ title, category, keywords }: Drawn): Described {
  return { ...fromName(title, keywords, category), title }
}
