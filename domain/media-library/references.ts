/** The members that name pictures of the media library, in blocks, articles and documents: one id, or several. */
const PICTURE_MEMBERS = ['image', 'images'] as const

/** Maximum nesting that is searched: real documents nest a tenth of it. */
const MAX_DEPTH = 60

/** The ids of all pictures that a document uses, at any depth and in any language, each once and in ascending order. */
export function picturesIn(document: unknown): readonly number[] {
  const found = new Set<number>()
  collect(document, 0, found)
  return [...found].toSorted((a, b) => a - b)
}

function collect(value: unknown, depth: number, found: Set<number>): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
  for (const [name, member] of Object.entries(value)) {
    if (MEMBERS.has(name)) for (const id of idsIn(member)) found.add(id)
    collect(member, depth + 1, found)
  }
}

const MEMBERS: ReadonlySet<string> = new Set(PICTURE_MEMBERS)

/** Ids as stored, or of rows that Payload looked up. */
function idsIn(value: unknown): readonly number[] {
  const given = Array.isArray(value) ? value : [value]
  return given.flatMap((one) => {
    const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : one
    return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? [id] : []
  })
}

/** A document with other ids of pictures. One without an id in this library is left out. */
export function withPictures(document: unknown, idOf: (picture: number) => number | null): unknown {
  if (Array.isArray(document)) return document.map((one) => withPictures(one, idOf))
  if (typeof document !== 'object' || document === null) return document
  return Object.fromEntries(
    Object.entries(document).map(([name, member]) => {
      if (!MEMBERS.has(name)) return [name, withPictures(member, idOf)]
      const ids = idsIn(member).flatMap((id) => idOf(id) ?? [])
      return [name, Array.isArray(member) ? ids : (ids[0] ?? null)]
    }),
  )
}
