/**
 * The arguments (`{count}`) and tags (`<link>`) that an ICU message uses, each once, sorted. Branches of plural and
 * select are looked into; text inside them is not mistaken for an argument.
 */
export function icuArguments(message: string): string[] {
  const found = new Set<string>()
  collect(withoutQuoted(message), found)
  return [...found].sort()
}

/** In ICU an apostrophe before a brace quotes it up to the next apostrophe; two are one apostrophe. */
function withoutQuoted(message: string): string {
  return message.replaceAll("''", '').replace(/'[{}<][^']*'?/g, '')
}

function collect(text: string, found: Set<string>): void {
  for (const [, tag] of text.matchAll(/<([A-Za-z][\w-]*)>/g)) found.add(`<${tag}>`)
  for (const inside of braced(text)) {
    const [name = '', type, ...rest] = inside.split(',')
    found.add(name.trim())
    const hasBranches = /^\s*(plural|select|selectordinal)\s*$/.test(type ?? '')
    if (hasBranches) for (const branch of braced(rest.join(','))) collect(branch, found)
  }
}

/** The text inside each outermost pair of braces. */
function braced(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '{' && depth++ === 0) start = index + 1
    if (character === '}' && --depth === 0) parts.push([...text].slice(start, index).join(''))
  }
  return parts
}
