import type { Drawing } from './drawing.ts'
import { markupComment } from './markup-comment.ts'
import { type Dialect, escapeAttribute, writeMarkup } from './write-markup.ts'

/** A Svelte component; its props are those of `<svg>`. */
export function svelteCode({ root, credit }: Drawing): string {
  return `${markupComment(credit)}${writeMarkup(root, MARKUP)}\n`
}

const MARKUP: Dialect = {
  attribute: (name, value) => `${name}="${escapeBraces(escapeAttribute(value))}"`,
  text: (value) => escapeBraces(escapeAttribute(value)),
  // Svelte reads the text of `<style>` as it is.
  tag: (name) =>
    name === 'style' ? { name: 'svelte:element', attributes: ' this="style"' } : { name, attributes: '' },
  rest: ' {...$$props}',
}

/** A brace would begin an expression. */
function escapeBraces(text: string): string {
  return text.replaceAll('{', '&#123;').replaceAll('}', '&#125;')
}
