import { expect, it } from 'vitest'
import { creditsOf } from './credits.ts'
import { spdxOf } from './spdx.ts'
import type { ZipContents, ZippedAsset } from './zip-contents.ts'

const heart: ZippedAsset = {
  sha256: 'a'.repeat(64),
  format: 'svg',
  path: 'field-guide-1/heart-2.svg',
  recoloured: false,
  title: 'Heart',
  author: 'Ada',
  licence: 'mit',
  sourceUrl: 'https://example.org/heart',
  page: 'https://motif.test/en/free-icon/heart-2',
  pack: 'Field guide',
  credit: null,
}
const hostile: ZippedAsset = {
  ...heart,
  path: 'single-assets/x.svg',
  title: '](javascript:x) <script>\n# Gone',
  author: '`*_Eve_*`',
  licence: 'motif-free',
  sourceUrl: 'https://example.org/a) <b>',
  pack: null,
}
const contents: ZipContents = {
  name: 'Wald & Wiese',
  fileName: 'Wald.zip',
  palette: null,
  assets: [heart, hostile],
  leftOut: [{ title: 'Fox', reason: 'not-free' }],
  notNamed: 0,
  site: 'https://motif.test',
  siteName: 'Ada’s',
  namespace: 'https://motif.test/spdx/1',
  preparedAt: '2026-11-21T12:00:00Z',
}

it('credits each file with title, author, licence and source, and lists what is missing', () => {
  expect(creditsOf({ ...contents, assets: [heart] })).toBe(`# Credits for Wald \\& Wiese

1 asset from [Ada’s](https://motif.test), prepared on 2026-11-21.

## Field guide

- \`field-guide-1/heart-2.svg\`: [Heart](https://motif.test/en/free-icon/heart-2) by Ada, [MIT License](https://spdx.org/licenses/MIT), source: <https://example.org/heart>

## Left out

- Fox: exclusive, not part of the free downloads
`)
})

it('counts assets that it does not name', () => {
  expect(creditsOf({ ...contents, leftOut: [], notNamed: 2 })).toMatch(
    /## Left out\n\n- 2 further assets: more than one ZIP holds\n$/,
  )
})

it('escapes Markdown in titles, authors and addresses', () => {
  const text = creditsOf({ ...contents, leftOut: [] })
  expect(text).toContain('[\\]\\(javascript:x\\) \\<script\\> \\# Gone](')
  expect(text).toContain(
    'by \\`\\*\\_Eve\\_\\*\\`, Free Licence, source: <https://example.org/a%29%20%3Cb%3E>',
  )
  expect(text.match(/^#/gm)).toHaveLength(3)
})

it('describes every asset once, and licences outside the SPDX list by their own name', () => {
  const delivered = contents.assets.map((asset) => ({ ...asset, deliveredSha256: 'b'.repeat(64) }))
  const spdx = spdxOf(contents, delivered)
  expect(spdx.packages.map((one) => [one.SPDXID, one.licenseDeclared, one.copyrightText])).toEqual([
    ['SPDXRef-Package-1', 'MIT', '© Ada'],
    ['SPDXRef-Package-2', 'LicenseRef-motif-free', '© `*_Eve_*`'],
  ])
  expect(spdx.hasExtractedLicensingInfos.map(({ licenseId }) => licenseId)).toEqual(['LicenseRef-motif-free'])
  expect(spdx.relationships.map(({ relatedSpdxElement }) => relatedSpdxElement)).toEqual(
    spdx.packages.map(({ SPDXID }) => SPDXID),
  )
})

it('states changed colours beside each recoloured file, for people and for tools', () => {
  const recoloured: ZippedAsset = { ...heart, path: 'field-guide-1/heart-2-recoloured.svg', recoloured: true }
  const assets = [recoloured, heart]
  expect(creditsOf({ ...contents, palette: 'teal', assets }).match(/, colours changed$/gm)).toHaveLength(1)
  const delivered = assets.map((asset) => ({ ...asset, deliveredSha256: 'b'.repeat(64) }))
  expect(spdxOf(contents, delivered).packages.map(({ comment }) => comment)).toEqual([
    'Colours changed',
    undefined,
  ])
})
