const encoder = new TextEncoder()

export function bytesOf(text: string): Uint8Array {
  return encoder.encode(text)
}

/**
 * Sets width, height and viewBox on the root element, because half of the sources leave some out. The drawing itself
 * stays unchanged.
 */
export function withSize(svg: string): string {
  const open = /<svg\b[^>]*>/.exec(svg)
  if (!open) throw new Error('no <svg> in the file')
  const tag = open[0]
  const box = /viewBox="([^"]+)"/.exec(tag)?.[1]
  const [, , boxWidth, boxHeight] = (box ?? '').trim().split(/[\s,]+/)
  const width = pixels(/\swidth="([^"]+)"/.exec(tag)?.[1]) ?? boxWidth
  const height = pixels(/\sheight="([^"]+)"/.exec(tag)?.[1]) ?? boxHeight
  if (width === undefined || height === undefined) throw new Error('an SVG without any size')
  const bare = tag.replace(/\s(?:width|height|viewBox|class|id|fill-opacity)="[^"]*"/g, '')
  const sized = bare.replace(
    /^<svg/,
    `<svg width="${width}" height="${height}" viewBox="${box ?? `0 0 ${width} ${height}`}"`,
  )
  const named = sized.includes('xmlns=')
    ? sized
    : sized.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"')
  return svg.slice(open.index).replace(tag, named)
}

function pixels(value: string | undefined): string | undefined {
  return value !== undefined && /^[\d.]+(?:px)?$/.test(value) ? value.replace('px', '') : undefined
}
