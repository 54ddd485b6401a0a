import { type Credit, escapeXml } from '#media/attribution/credit.ts'

/** The start tag of the root; quoted attribute values may contain any character. */
const ROOT = /<svg(?:[^>"']|"[^"]*"|'[^']*')*>/

/**
 * A sanitised SVG with the credit in `<metadata>`, as the SVG recommendation defines it (RDF, Dublin Core).
 *
 * @throws Error when there is no root element
 */
export function creditInSvg(bytes: Uint8Array, credit: Credit): Uint8Array {
  const text = Buffer.from(bytes).toString('utf8')
  const root = ROOT.exec(text)
  if (root === null) throw new Error('an SVG without a root')
  const open = root[0].endsWith('/>') ? `${root[0].slice(0, -2)}>` : root[0]
  const close = open === root[0] ? '' : '</svg>'
  const rest = text.slice(root.index + root[0].length)
  return Buffer.from(text.slice(0, root.index) + open + metadata(credit) + close + rest)
}

function metadata({ line, licence, source }: Credit): string {
  return [
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">',
    `<rdf:Description rdf:about=""><dc:rights>${escapeXml(line)}</dc:rights>`,
    `<dcterms:license>${escapeXml(licence)}</dcterms:license><dc:source>${escapeXml(source)}</dc:source>`,
    '</rdf:Description></rdf:RDF></metadata>',
  ].join('')
}
