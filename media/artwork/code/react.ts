import { generate, parse, walk } from 'css-tree'
import type { Drawing } from './drawing.ts'
import { type Dialect, escapeAttribute, writeMarkup } from './write-markup.ts'

/** A React component in JSX: its props are those of `<svg>`. */
export function reactCode({ root, credit }: Drawing, name: string): string {
  const comment = credit.length === 0 ? '' : `/* ${credit.join('\n   ').replaceAll('*/', '* /')} */\n`
  return `${comment}export function ${name}(props) {
  return (
    ${writeMarkup(root, JSX, 2)}
  )
}
`
}

const JSX: Dialect = {
  attribute: (name, value) =>
    name === 'style' ? `style={${styleObject(value)}}` : `${propName(name)}="${escapeAttribute(value)}"`,
  text: (value) => `{${JSON.stringify(value)}}`,
  rest: ' {...props}',
}

/** React's names are in camel case, except those of `aria-` and `data-`. */
function propName(name: string): string {
  if (/^(?:aria|data)-/.test(name)) return name
  return name === 'class' ? 'className' : camelCase(name)
}

function camelCase(name: string): string {
  return name.replace(/[-:]+([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function styleObject(css: string): string {
  const fields: Record<string, string> = {}
  walk(parse(css, { context: 'declarationList' }), (node) => {
    if (node.type !== 'Declaration') return
    const { property, value } = node
    fields[property.startsWith('--') ? property : camelCase(property)] = generate(value)
  })
  return JSON.stringify(fields)
}
