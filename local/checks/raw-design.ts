/** What only the tokens may say. Everything else names a token: `var(--…)`. */
const RAW = [
  {
    what: 'a colour',
    pattern:
      /(?<!&)#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![/\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi,
  },
  { what: 'a font size', pattern: /font-size:\s*-?[\d.]+(?:px|rem|em|pt)|\bfontSize:\s*['"]?[\d.]+/gi },
  {
    what: 'a font family',
    pattern: /font-family:\s*(?!var\(|inherit)[\w'"]|\bfontFamily:\s*['"](?!var\(|inherit)/gi,
  },
] as const

export interface RawDesign {
  readonly line: number
  readonly what: string
  readonly text: string
}

/** Raw colours, font sizes and font families in a style sheet or a component, each with its line. */
export function findRawDesign(source: string): RawDesign[] {
  const code = withoutFontFaces(withoutComments(source))
  return RAW.flatMap(({ what, pattern }) =>
    [...code.matchAll(pattern)].map((match) => ({
      line: code.slice(0, match.index).split('\n').length,
      what,
      text: match[0],
    })),
  )
}

/** Comments become blank, line by line, so that the lines keep their numbers. `://` in an address begins none. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
}

/** `@font-face` gives a file the name that tokens use. Blank, so that the lines keep their numbers. */
function withoutFontFaces(source: string): string {
  return source.replace(/@font-face\s*\{[^}]*\}/g, (rule) => rule.replace(/[^\n]/g, ' '))
}
