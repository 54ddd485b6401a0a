import { ident, tokenize, tokenTypes } from 'css-tree'
import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { CSS_FUNCTIONS } from './allow-list.ts'

/**
 * Why a presentation attribute (`fill`, `filter`, an animation's `values`) is refused; null when it is
 * accepted. Browsers read it as CSS, so it is split into the tokens of CSS Syntax 3: only functions, `url()`
 * and at-rules can reach outside.
 */
export function attributeRefusal(value: string): Refusal | null {
  if (!/[(@\\<]/.test(value)) return null
  if (value.includes('<')) return refuse('file-script', 'markup inside CSS')
  let refusal: Refusal | null = null
  tokenize(value, (type, start, end) => {
    refusal ??= tokenRefusal(type, value.slice(start, end), value.slice(end))
  })
  return refusal
}

/** The unquoted argument of each `url()` in a value. */
export function urlsIn(css: string): readonly string[] {
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"?|'([^']*)'?|([^)]*))/gi)].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').trim(),
  )
}

/** Whether a reference stays inside the document. */
export function isLocal(reference: string): boolean {
  return /^#[^\s]+$/.test(reference.trim())
}

/** Why a function, by its name as written, is refused; null when it only computes. */
export function functionRefusal(name: string): Refusal | null {
  // An escape can spell any other word (`u\72l`), and no function of artwork needs one.
  if (name.includes('\\')) return refuse('file-outside-reference', 'a CSS escape')
  const plain = name.toLowerCase()
  if (plain === 'expression') return refuse('file-script', 'expression()')
  return CSS_FUNCTIONS.has(plain) ? null : refuse('file-outside-reference', `${shorten(plain)}()`)
}

/** Why a `url()` is refused; null when it refers into the document. */
export function urlRefusal(target: string): Refusal | null {
  return isLocal(ident.decode(target)) ? null : refuse('file-outside-reference', `url(${shorten(target)})`)
}

function tokenRefusal(type: number, token: string, rest: string): Refusal | null {
  switch (type) {
    case tokenTypes.Function: {
      const name = token.slice(0, -1)
      const refusal = functionRefusal(name)
      // Before a quoted address, `url(` is tokenised like any other function.
      const quoted = name.toLowerCase() === 'url'
      return refusal ?? (quoted ? urlRefusal(urlsIn(`url(${rest}`)[0] ?? '') : null)
    }
    case tokenTypes.Url:
      return urlRefusal(urlsIn(token)[0] ?? '')
    case tokenTypes.BadUrl:
    case tokenTypes.AtKeyword:
      return refuse('file-outside-reference', shorten(token))
    default:
      return null
  }
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
