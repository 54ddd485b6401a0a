import { optimize } from 'svgo'

/**
 * What in a sanitised drawing can run or reach outside, one line each. Parses with sax (through svgo), not
 * with the sanitiser's parser, and has independent rules.
 */
export function svgFaults(text: string): readonly string[] {
  const faults: string[] = []
  let inStyle = 0
  optimize(text, {
    plugins: [
      {
        name: 'faults',
        fn: () => ({
          element: {
            enter({ name, attributes }) {
              if (name === 'style') inStyle += 1
              if (!KNOWN_NAME.test(name)) faults.push(`<${name}>`)
              for (const [key, value] of Object.entries(attributes))
                faults.push(...attributeFaults(name, key, value))
            },
            exit({ name }) {
              if (name === 'style') inStyle -= 1
            },
          },
          text: { enter: ({ value }) => void (inStyle > 0 && faults.push(...cssFaults(value))) },
          cdata: { enter: () => void faults.push('a CDATA section') },
          doctype: { enter: () => void faults.push('a document type') },
          instruction: { enter: ({ name }) => void faults.push(`a processing instruction ${name}`) },
        }),
      },
    ],
  })
  return faults
}

/** Names without a prefix that do not run, do not contain HTML and load nothing but pictures. */
const KNOWN_NAME =
  /^(?:svg|g|defs|symbol|use|switch|title|desc|style|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath|image|marker|pattern|mask|clipPath|linearGradient|radialGradient|stop|animate|animateMotion|animateTransform|mpath|set|filter|fe[A-Z]\w+)$/
const WORDS = /^(?:id|class|role|lang|xml:lang|xml:space|aria-[a-z]+|xmlns|xmlns:xlink)$/

function attributeFaults(element: string, key: string, value: string): readonly string[] {
  const where = `${key}="${value}" of <${element}>`
  if (/^(?:[\w-]+:)?on/i.test(key) || /^(?:src|data|xml:base)$/i.test(key)) return [where]
  if (key.includes(':') && !/^(?:xlink:href|xml:lang|xml:space|xmlns:xlink)$/.test(key)) return [where]
  if (key === 'xmlns' && value !== 'http://www.w3.org/2000/svg') return [where]
  if (WORDS.test(key)) return []
  if (/^(?:xlink:)?href$/.test(key)) return isInside(element, value) ? embeddedFaults(value) : [where]
  if (key === 'attributeName' && /href|^on|base|src|style/i.test(value)) return [where]
  return cssFaults(value)
}

function isInside(element: string, address: string): boolean {
  if (/^\s*#/.test(address)) return true
  return (
    /^(?:image|feImage)$/.test(element) &&
    /^\s*data:image\/(?:png|jpeg|jpg|webp|gif|svg\+xml)[;,]/i.test(address)
  )
}

function embeddedFaults(address: string): readonly string[] {
  const drawing = /^\s*data:image\/svg\+xml;base64,(.*)$/is.exec(address)?.[1]
  return drawing === undefined ? [] : svgFaults(Buffer.from(drawing, 'base64').toString())
}

/** Finds CSS functions, once with and once without text that looks like a comment. */
function cssFaults(css: string): readonly string[] {
  const decoded = withoutStrings(css).replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16) % 0x110000),
  )
  return [decoded, decoded.replace(/\/\*.*?\*\//gs, '')].flatMap((text) => [
    ...[
      ...text.matchAll(
        /(?:url|src|image|image-set|cross-fade|attr|paint|expression)\(\s*["']?\s*(.{0,40})/gis,
      ),
    ]
      .filter(([, argument]) => !argument?.startsWith('#'))
      .map(([found]) => found),
    ...(/@[\w-]*(?:import|font-face|namespace|document|charset|profile)|binding|behavior|<\/?[a-z]/i.exec(
      text,
    ) ?? []),
    ...(/^\s*(?:javascript|vbscript|data):/i.exec(text) ?? []),
  ])
}

/** Keeps strings only where a function could take them as an address. */
function withoutStrings(css: string): string {
  return css.replace(/(\(\s*)?("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/gs, (text, opening) =>
    opening === undefined ? '""' : text,
  )
}
