import 'css-tree'

/** Exports of css-tree 3 that its published types (of version 2) lack. */
declare module 'css-tree' {
  export const tokenTypes: Readonly<
    Record<
      | 'AtKeyword'
      | 'BadUrl'
      | 'Function'
      | 'LeftCurlyBracket'
      | 'LeftParenthesis'
      | 'LeftSquareBracket'
      | 'RightCurlyBracket'
      | 'RightParenthesis'
      | 'RightSquareBracket'
      | 'Url',
      number
    >
  >
  /** Calls back with the type and the offsets of each token, by CSS Syntax 3. */
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void
}
