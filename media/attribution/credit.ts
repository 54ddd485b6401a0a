/** The source of a delivered file, which is written into it. */
export interface Credit {
  /** The line to print beside the work: title, author, source, licence. */
  readonly line: string
  /** Address of the licence's text, or the licence's name where it has no address. */
  readonly licence: string
  /** Address of the first publication, or of the work's page here. */
  readonly source: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * The credit as an XMP packet (ISO 16684-1): rights, licence and source, in the fields that picture tools
 * read.
 */
export function xmpPacket({ line, licence, source }: Credit): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmpRights:Marked="True"',
    ` xmpRights:WebStatement="${escapeXml(licence)}" dc:source="${escapeXml(source)}">`,
    `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(line)}</rdf:li></rdf:Alt></dc:rights>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('')
}

/** Escapes text for an XML element or a quoted attribute; characters that XML does not allow are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
