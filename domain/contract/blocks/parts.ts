import { z } from 'zod'
import { linkFault } from '#domain/announcements/announcements.ts'

/** What a block is read from: one language of it, as the CMS stores it. Whatever is invalid there is left out. */

/** A missing member is parsed like any other value. */
const anything = z.unknown().optional()

/** A text; null where it is missing or blank. */
export const text = anything.transform((value) =>
  typeof value === 'string' && value.trim() ? value.trim() : null,
)

/** A text without which its block or row is left out. */
export const words = z.string().trim().min(1)

/** The address of a link; null where none is stored or it may not be linked to. */
export const address = text.transform((value) => (value !== null && linkFault(value) === null ? value : null))

/** Rows of a list without invalid ones, at most `most` of them. */
export const rows = <S extends z.ZodType>(row: S, most: number) =>
  anything.transform((value): readonly z.infer<S>[] =>
    (Array.isArray(value) ? value : [])
      .flatMap((one) => {
        const parsed = row.safeParse(one)
        return parsed.success ? [parsed.data] : []
      })
      .slice(0, most),
  )

/** The id of a related document, stored as a number or as the document itself; null where there is none. */
export const id = anything.transform((value) => idOf(value))

/** The ids of related documents. */
export const ids = (most: number) => rows(id.pipe(z.int()), most)

/** One of the values of a table; the first one where another is stored. */
export const oneOf = <V extends string>(values: readonly [V, ...V[]]) => z.enum(values).catch(values[0])

/** What most blocks begin with. */
export const headed = { heading: text, intro: text } as const

function idOf(value: unknown): number | null {
  const plain = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return Number.isInteger(plain) && Number(plain) > 0 ? Number(plain) : null
}
