import { escapeText } from './escape-text.ts'

/** Props that are written otherwise as attributes. All others are written as they are, and have no capitals. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['srcSet', 'srcset'],
  ['tabIndex', 'tabindex'],
  ['dateTime', 'datetime'],
  ['hrefLang', 'hreflang'],
  ['fetchPriority', 'fetchpriority'],
  ['popoverTarget', 'popovertarget'],
  ['popoverTargetAction', 'popovertargetaction'],
  ['viewBox', 'viewBox'],
])

/** Properties whose numbers are pixels, as in React. Other numbers need a unit. */
const PIXELS: ReadonlySet<string> = new Set(['width', 'height'])

const BOOLEANS: ReadonlySet<string> = new Set(['open', 'hidden', 'inert', 'disabled'])

/** What React writes as text where it is true or false. */
const WRITTEN_OUT = /^(?:aria|data)-/

/** What is written by itself: the content of an element, and what only React reads. */
const NO_ATTRIBUTES: ReadonlySet<string> = new Set([
  'children',
  'dangerouslySetInnerHTML',
  'suppressHydrationWarning',
])

/** The attributes among the props of an element, each after a space. @throws Error where a prop is not known */
export function attributesOf(props: Readonly<Record<string, unknown>>): string {
  let html = ''
  for (const prop in props) if (!NO_ATTRIBUTES.has(prop)) html += attribute(prop, props[prop])
  return html
}

function attribute(prop: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (prop === 'style') return ` style="${escapeText(declarations(value))}"`
  const name = known.get(prop) ?? nameOf(prop)
  if (BOOLEANS.has(name)) return value ? ` ${name}=""` : ''
  if (typeof value === 'string') return ` ${name}="${escapeText(value)}"`
  if (typeof value === 'boolean' && !WRITTEN_OUT.test(name))
    throw new Error(`${name} is not known as true or false in static markup.`)
  if (!['number', 'bigint', 'boolean'].includes(typeof value))
    throw new Error(`The value of ${name} is no text.`)
  return ` ${name}="${value}"`
}

/** Names of the attributes written so far: a listing has thousands, of few names. */
const known = new Map<string, string>()

function nameOf(prop: string): string {
  if (/[A-Z]/.test(prop) && !NAMES.has(prop))
    throw new Error(`The prop ${prop} is not known in static markup.`)
  const name = NAMES.get(prop) ?? prop
  known.set(prop, name)
  return name
}

function declarations(style: unknown): string {
  return Object.entries(style as Readonly<Record<string, unknown>>)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([property, value]) => {
      if (typeof value === 'number' && !property.startsWith('--')) {
        if (!PIXELS.has(property)) throw new Error(`The number of ${property} has no unit.`)
        return `${property}:${value}${value === 0 ? '' : 'px'}`
      }
      const name = property.startsWith('--')
        ? property
        : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return `${name}:${`${value}`.trim()}`
    })
    .join(';')
}
