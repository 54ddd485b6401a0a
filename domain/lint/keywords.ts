/** Maximum characters of one keyword. */
export const MAX_KEYWORD = 40

/**
 * Keywords as they are stored: lower case, single spaces, each once, in the order given. Commas, semicolons and line
 * breaks separate them, as in a pasted list.
 */
export function readKeywords(written: readonly string[]): string[] {
  const keywords = written
    .flatMap((text) => text.split(/[,;\n]/))
    .map((text) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
  return [...new Set(keywords)]
}

/** A first title from the name of a file: `red-heart_2.svg` becomes Red heart 2. */
export function titleOfFileName(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? ''
  const text = base
    .replace(/\.[a-z0-9]{1,6}$/i, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
  return (text.charAt(0).toUpperCase() + text.slice(1)).slice(0, 200)
}
