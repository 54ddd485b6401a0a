/** Without the members that a request does not name. */
export function defined<T extends object>(given: T): Defined<T> {
  const kept: Partial<T> = { ...given }
  for (const name of Object.keys(kept))
    if (Reflect.get(kept, name) === undefined) Reflect.deleteProperty(kept, name)
  return kept as Defined<T>
}

type Defined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }

/** An empty value removes its key; `null` removes all of them. */
export function mergeMetadata(
  known: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> | null | undefined,
): Record<string, string> {
  if (given === null) return {}
  return Object.fromEntries(Object.entries({ ...known, ...given }).filter(([, value]) => value !== ''))
}

/** What the members of an object were before. */
export function changes(before: object, after: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) =>
        !name.startsWith('_') && JSON.stringify(value) !== JSON.stringify(Reflect.get(after, name)),
    ),
  )
}
