import { LICENCES, type LicenceCode } from '#domain/assets/licences.ts'
import type { LeftOut, LeftOutReason, ZipContents, ZippedAsset } from '#domain/zips/zip-contents.ts'

const REASONS = {
  'not-free': 'exclusive, not part of the free downloads',
  'over-quota': 'over the limit of the plan for now',
  'not-offered': 'no longer offered',
  'too-many': 'more than one ZIP holds',
  'too-large': 'too large for what was left of this ZIP',
} as const satisfies Record<LeftOutReason, string>

/** `CREDITS.md` of a ZIP: author and licence of each file; what was left out and why. In English. */
export function creditsOf({
  name,
  assets,
  leftOut,
  notNamed,
  site,
  siteName,
  preparedAt,
}: ZipContents): string {
  return [
    `# Credits for ${plain(name)}`,
    `${assets.length} ${counted(assets.length)} from [${plain(siteName)}](${link(site)}), prepared on ${preparedAt.slice(0, 10)}.`,
    ...byPack(assets).flatMap(([pack, ofPack]) => [
      `## ${pack === null ? 'Single assets' : plain(pack)}`,
      ofPack.map(creditLine).join('\n'),
    ]),
    ...(leftOut.length + notNamed === 0 ? [] : ['## Left out', leftOutLines(leftOut, notNamed).join('\n')]),
  ]
    .join('\n\n')
    .concat('\n')
}

function creditLine({ path, title, page, author, licence, sourceUrl, recoloured }: ZippedAsset): string {
  const source = link(sourceUrl ?? page)
  return `- \`${path}\`: [${plain(title)}](${link(page)}) by ${plain(author)}, ${licenceLink(licence)}, source: <${source}>${recoloured ? ', colours changed' : ''}`
}

function leftOutLines(leftOut: readonly LeftOut[], notNamed: number): string[] {
  return [
    ...leftOut.map(({ title, reason }) => `- ${plain(title)}: ${REASONS[reason]}`),
    ...(notNamed === 0 ? [] : [`- ${notNamed} further ${counted(notNamed)}: ${REASONS['too-many']}`]),
  ]
}

function counted(assets: number): string {
  return assets === 1 ? 'asset' : 'assets'
}

function licenceLink(licence: LicenceCode): string {
  const { name, url } = LICENCES[licence]
  return url === null ? name : `[${name}](${url})`
}

/** In the order in which each pack first occurs. */
function byPack(assets: readonly ZippedAsset[]): [string | null, ZippedAsset[]][] {
  return [...Map.groupBy(assets, ({ pack }) => pack)]
}

/** A text without Markdown syntax and line breaks. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .replace(/[\\`*_{}[\]()<>#+!|~&]/g, '\\$&')
}

/** An address without characters that end a Markdown link. */
function link(address: string): string {
  return address
    .replace(/[\s<>()\\]/g, encodeURIComponent)
    .replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
}
