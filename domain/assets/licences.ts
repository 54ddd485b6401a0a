/**
 * The licences an asset can carry (domain.md, "Licences"): the library's own for marketplace content, the real SPDX licence
 * for open-source content. `grants` feeds the licence line on a detail page; full texts are versions in the CMS.
 */
export const LICENCES = {
  'motif-free': { name: 'Free Licence', spdx: null, url: null, attribution: true, commercial: true },
  'motif-standard': { name: 'Standard Licence', spdx: null, url: null, attribution: false, commercial: true },
  'motif-extended': { name: 'Extended Licence', spdx: null, url: null, attribution: false, commercial: true },
  'motif-editorial': {
    name: 'Editorial Licence',
    spdx: null,
    url: null,
    attribution: true,
    commercial: false,
  },
  mit: {
    name: 'MIT License',
    spdx: 'MIT',
    url: 'https://spdx.org/licenses/MIT',
    attribution: true,
    commercial: true,
  },
  'apache-2.0': {
    name: 'Apache License 2.0',
    spdx: 'Apache-2.0',
    url: 'https://spdx.org/licenses/Apache-2.0',
    attribution: true,
    commercial: true,
  },
  isc: {
    name: 'ISC License',
    spdx: 'ISC',
    url: 'https://spdx.org/licenses/ISC',
    attribution: true,
    commercial: true,
  },
  'bsd-3-clause': {
    name: 'BSD 3-Clause License',
    spdx: 'BSD-3-Clause',
    url: 'https://spdx.org/licenses/BSD-3-Clause',
    attribution: true,
    commercial: true,
  },
  'cc0-1.0': {
    name: 'CC0 1.0 Universal',
    spdx: 'CC0-1.0',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    attribution: false,
    commercial: true,
  },
  'cc-by-4.0': {
    name: 'Creative Commons Attribution 4.0',
    spdx: 'CC-BY-4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
    attribution: true,
    commercial: true,
  },
  'cc-by-3.0': {
    name: 'Creative Commons Attribution 3.0',
    spdx: 'CC-BY-3.0',
    url: 'https://creativecommons.org/licenses/by/3.0/',
    attribution: true,
    commercial: true,
  },
  'ofl-1.1': {
    name: 'SIL Open Font License 1.1',
    spdx: 'OFL-1.1',
    url: 'https://spdx.org/licenses/OFL-1.1',
    attribution: true,
    commercial: true,
  },
  unlicense: {
    name: 'The Unlicense',
    spdx: 'Unlicense',
    url: 'https://spdx.org/licenses/Unlicense',
    attribution: false,
    commercial: true,
  },
  '0bsd': {
    name: 'BSD Zero Clause License',
    spdx: '0BSD',
    url: 'https://spdx.org/licenses/0BSD',
    attribution: false,
    commercial: true,
  },
} as const satisfies Record<string, LicenceFacts>

interface LicenceFacts {
  readonly name: string
  /** SPDX identifier, null for the library's own licences. */
  readonly spdx: string | null
  readonly url: string | null
  /** Whether users of the asset must name its author. */
  readonly attribution: boolean
  readonly commercial: boolean
}

export type LicenceCode = keyof typeof LICENCES
export const LICENCE_CODES = Object.keys(LICENCES) as readonly LicenceCode[]

/** The licence with this SPDX id, or undefined when the library does not accept it (NC, ND, copyleft, unknown). */
export function licenceOfSpdx(spdx: string): LicenceCode | undefined {
  return LICENCE_CODES.find((code) => LICENCES[code].spdx === spdx)
}
