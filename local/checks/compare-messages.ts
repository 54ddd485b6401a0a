import { icuArguments } from './icu-arguments.ts'

export type Messages = { readonly [key: string]: string | Messages }
type ArgumentsOf = (message: string) => readonly string[]

/** Everything that makes `translation` differ in shape from `reference`: one line each, none when it is complete. */
export function compareMessages(
  reference: Messages,
  translation: Messages,
  argumentsOf: ArgumentsOf = icuArguments,
): string[] {
  const [wanted, present] = [flatten(reference), flatten(translation)]
  const faults: string[] = []
  for (const [key, text] of wanted) {
    const translated = present.get(key)
    if (translated === undefined) faults.push(`${key} is missing`)
    else if (translated.trim() === '' && text.trim() !== '') faults.push(`${key} is empty`)
    else if (argumentsOf(text).join() !== argumentsOf(translated).join()) {
      faults.push(
        `${key} uses ${list(argumentsOf(translated))}, but the reference uses ${list(argumentsOf(text))}`,
      )
    }
  }
  for (const key of present.keys()) if (!wanted.has(key)) faults.push(`${key} is not in the reference`)
  return faults
}

/** Every text by its whole key. */
export function flatten(messages: Messages, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

function list(names: readonly string[]): string {
  return names.join(' ') || 'nothing'
}
