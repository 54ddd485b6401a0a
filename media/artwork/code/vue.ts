import type { Drawing } from './drawing.ts'
import { markupComment } from './markup-comment.ts'
import { type Dialect, escapeAttribute, writeMarkup } from './write-markup.ts'

/** A Vue single-file component; attributes that its user sets are added to the `<svg>` by Vue. */
export function vueCode({ root, credit }: Drawing): string {
  return `${markupComment(credit)}<template>
  ${writeMarkup(root, TEMPLATE, 1)}
</template>
`
}

const TEMPLATE: Dialect = {
  attribute: (name, value) => `${name}="${escapeAttribute(value)}"`,
  // Two braces would begin an expression.
  text: (value) => escapeAttribute(value).replaceAll('{{', "{{ '{' }}{"),
  // A template must not contain `<style>` itself.
  tag: (name) =>
    name === 'style' ? { name: 'component', attributes: ` :is="'style'"` } : { name, attributes: '' },
  rest: '',
}
