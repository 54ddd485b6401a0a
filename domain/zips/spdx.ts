import { LICENCES, type LicenceCode } from '#domain/assets/licences.ts'
import type { ZipContents, ZippedAsset } from '#domain/zips/zip-contents.ts'

/** An asset of a ZIP and the SHA-256 of its file in the ZIP. */
export interface DeliveredAsset extends ZippedAsset {
  readonly deliveredSha256: string
}

const DOCUMENT = 'SPDXRef-DOCUMENT'

/**
 * `credits.spdx.json` of a ZIP: an SPDX 2.3 document with a package for each asset, for tools that check licences.
 * The library's own licences are named as SPDX requires for licences outside its list.
 */
export function spdxOf(
  { name, namespace, preparedAt, site, siteName }: Omit<ZipContents, 'assets'>,
  assets: readonly DeliveredAsset[],
) {
  const own = [...new Set(assets.map(({ licence }) => licence))].filter(
    (code) => LICENCES[code].spdx === null,
  )
  return {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: DOCUMENT,
    name,
    documentNamespace: namespace,
    creationInfo: { created: preparedAt, creators: [`Organization: ${siteName}`] },
    packages: assets.map(packageOf),
    hasExtractedLicensingInfos: own.map((code) => ({
      licenseId: idOf(code),
      name: LICENCES[code].name,
      extractedText: `${LICENCES[code].name}: the text in force stands at ${site}`,
    })),
    relationships: assets.map((_, index) => ({
      spdxElementId: DOCUMENT,
      relationshipType: 'DESCRIBES',
      relatedSpdxElement: packageId(index),
    })),
  }
}

function packageOf(asset: DeliveredAsset, index: number) {
  const licence = idOf(asset.licence)
  return {
    SPDXID: packageId(index),
    name: asset.title,
    packageFileName: asset.path,
    downloadLocation: asset.sourceUrl ?? asset.page,
    homepage: asset.page,
    supplier: `Person: ${asset.author}`,
    filesAnalyzed: false,
    licenseConcluded: licence,
    licenseDeclared: licence,
    copyrightText: LICENCES[asset.licence].attribution ? `© ${asset.author}` : 'NOASSERTION',
    ...(asset.recoloured ? { comment: 'Colours changed' } : {}),
    checksums: [{ algorithm: 'SHA256', checksumValue: asset.deliveredSha256 }],
  }
}

function idOf(code: LicenceCode): string {
  return LICENCES[code].spdx ?? `LicenseRef-${code}`
}

/** Numbered from one: only letters, digits, dots and hyphens are allowed. */
function packageId(index: number): string {
  return `SPDXRef-Package-${index + 1}`
}
