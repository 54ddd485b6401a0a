import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { CSS_AT_RULES, CSS_FUNCTIONS } from './allow-list.ts'

/**
 * What is dangerous in a style sheet, a `style` attribute or a presentation attribute, all of which browsers read as
 * CSS. No grammar is needed: only functions and at-rules can reach outside, and both are allow-listed.
 */
export function* cssViolations(css: string): Generator<Refusal> {
  if (!/[(@\\<]/.test(css)) return
  // An escape can spell any other word here (`u\72l`), and artwork needs none.
  if (css.includes('\\')) yield refuse('file-outside-reference', 'a CSS escape')
  if (css.includes('<')) yield refuse('file-script', 'markup inside CSS')

  const plain = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
  for (const [, name = ''] of plain.matchAll(/@\s*([\w-]*)/g)) {
    if (!CSS_AT_RULES.has(name.toLowerCase())) yield refuse('file-outside-reference', `@${name}`)
  }
  for (const [, name = ''] of plain.matchAll(/([\w-]*)\(/g)) {
    if (name !== '' && !CSS_FUNCTIONS.has(name.toLowerCase())) yield functionRefusal(name)
  }
  for (const target of urlsIn(plain)) {
    if (!isLocal(target)) yield refuse('file-outside-reference', `url(${shorten(target)})`)
  }
}

/** What each `url()` of a value points at, unquoted. */
export function urlsIn(css: string): readonly string[] {
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"?|'([^']*)'?|([^)]*))/gi)].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').trim(),
  )
}

/** Whether a reference stays inside the document. */
export function isLocal(reference: string): boolean {
  return /^#[^\s]+$/.test(reference.trim())
}

function functionRefusal(name: string): Refusal {
  return name.toLowerCase() === 'expression'
    ? refuse('file-script', 'expression()')
    : refuse('file-outside-reference', `${name}()`)
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
