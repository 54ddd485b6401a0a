import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { dataAddress, readEmbeddedPicture, readEmbeddedSvg, svgAddress } from '#media/artwork/data-uri.ts'
import { readImageHeader } from '#media/artwork/image-header.ts'
import { isList, isObject, type Json } from '#media/artwork/json.ts'
import type { SafeLottie } from '#media/artwork/lottie/sanitise.ts'
import { isPicture } from '#media/artwork/svg/embedded.ts'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import type { SafeSvg } from '#media/artwork/svg/sanitise.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { isElement, type SvgElement, type SvgNode } from '#media/artwork/svg/tree.ts'
import { sanitiseRaster } from './sanitise-raster.ts'

/**
 * A picture inside another file, checked and cleaned like an uploaded one: without location, camera and data
 * after its end, and upright.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Result<Uint8Array>> {
  const header = readImageHeader(bytes)
  if (!header) return refuse('file-damaged', 'an embedded picture cannot be read')
  const clean = await sanitiseRaster(bytes, header.format)
  return clean.ok ? accept(clean.value.bytes) : clean
}

/** A sanitised drawing with cleaned pictures, including those of the drawings inside it. */
export async function withCleanPictures(safe: SafeSvg): Promise<Result<SafeSvg>> {
  if (!safe.text.includes('data:')) return accept(safe)
  const root = await cleanElement(safe.root)
  return root.ok ? accept({ root: root.value, text: serialiseSvg(root.value) }) : root
}

/** A sanitised animation with cleaned pictures. */
export async function withCleanAssets(safe: SafeLottie): Promise<Result<SafeLottie>> {
  if (!isList(safe.animation.assets)) return accept(safe)
  const assets: Json[] = []
  for (const asset of safe.animation.assets) {
    const address = isObject(asset) && typeof asset.p === 'string' ? await cleanAddress(asset.p) : null
    if (address && !address.ok) return address
    assets.push(isObject(asset) && address ? { ...asset, p: address.value } : asset)
  }
  const animation = { ...safe.animation, assets }
  return accept({ ...safe, animation, text: JSON.stringify(animation) })
}

async function cleanElement(element: SvgElement): Promise<Result<SvgElement>> {
  const attributes = new Map(element.attributes)
  for (const key of isPicture(element) ? ['href', 'xlink:href'] : []) {
    const address = attributes.get(key)
    const clean = address === undefined ? null : await cleanAddress(address)
    if (clean && !clean.ok) return clean
    if (clean) attributes.set(key, clean.value)
  }
  const children: SvgNode[] = []
  for (const child of element.children) {
    const clean = isElement(child) ? await cleanElement(child) : accept(child)
    if (!clean.ok) return clean
    children.push(clean.value)
  }
  return accept({ ...element, attributes, children })
}

/** An address without a picture is unchanged. */
async function cleanAddress(address: string): Promise<Result<string>> {
  const drawing = readEmbeddedSvg(address)
  if (drawing !== null) {
    const root = parseSvg(drawing)
    if (!root.ok) return root
    const clean = await withCleanPictures({ root: root.value, text: drawing })
    return clean.ok ? accept(svgAddress(clean.value.text)) : clean
  }
  const picture = readEmbeddedPicture(address)
  if (!picture) return accept(address)
  const clean = await cleanPicture(picture.bytes)
  return clean.ok ? accept(dataAddress(clean.value)) : clean
}
